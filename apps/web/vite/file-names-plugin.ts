// Vite plugin: the browser's scripts and styles share one version in their names.
// The app's file names all others, so a change renames its dependants; hashes would add bytes. The digests beside them let
// the service worker make files of a new version out of those it has (src/worker/earlier-files.ts).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { moveMappings, type Replacement, replaceIn } from './replacements.ts';

/** The fields of a bundle file that the plugin reads. */
export interface BuiltFile {
  readonly fileName: string;
  /** True for the file that starts the app; its name identifies it. */
  readonly isEntry?: boolean;
  /** Files it imports; none for a style sheet. */
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly moduleIds?: readonly string[];
  /** Sources of a style sheet. */
  readonly originalFileNames?: readonly string[];
}

const VERSION_LENGTH = 8;
const DIGITS = 36;
/** All numbers have two digits. */
const FIRST = DIGITS;

const isVendored = (id: string): boolean => id.includes('/node_modules/');

/** Third-party code that stands on nothing of ours keeps the name of its content: browsers keep it over many versions of the site. */
function keepsName(file: BuiltFile, byName: ReadonlyMap<string, BuiltFile>, seen: Set<string> = new Set()): boolean {
  if (seen.has(file.fileName)) return true;
  seen.add(file.fileName);
  const { moduleIds = [], imports = [], dynamicImports = [] } = file;
  if (moduleIds.length === 0 || !moduleIds.every(isVendored)) return false;
  return [...imports, ...dynamicImports].every((name) => {
    const next = byName.get(name);
    return next !== undefined && keepsName(next, byName, seen);
  });
}

/**
 * New names by the old ones, which are hashes of content: the version stands for all of them.
 * @param entry the text of the file that starts the app: its list of files compresses better when their numbers rise
 */
export function versionedNames(files: readonly BuiltFile[], entry: string): ReadonlyMap<string, string> {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const renamed = files.filter((file) => !keepsName(file, byName));
  const contents = renamed.map(({ fileName }) => fileName).sort();
  const version = createHash('sha256').update(contents.join('\n')).digest('base64url').slice(0, VERSION_LENGTH);
  const place = ({ fileName }: BuiltFile): number => {
    const found = entry.indexOf(bare(fileName));
    return found < 0 ? entry.length : found;
  };
  // By their sources, not by the hashes in their names: a file keeps its number when its content changes.
  const sources = ({ moduleIds, originalFileNames = [], fileName }: BuiltFile): string =>
    [...(moduleIds ?? originalFileNames), fileName].join('\n');
  const ordered = renamed.sort((a, b) => place(a) - place(b) || (sources(a) < sources(b) ? -1 : 1));
  return new Map(
    ordered.map(({ fileName, isEntry }, index) => {
      const name = isEntry === true ? 'main' : (FIRST + index).toString(DIGITS);
      return [fileName, `assets/${name}-${version}${extname(fileName)}`] as const;
    }),
  );
}

/** Letters of a digest: another content has the same one once in 10¹⁸ times. */
const DIGEST_LENGTH = 10;

/** Name and content of the table of digests: by the name of each file without its version, what its content must be. */
export function digestTable(
  files: readonly { readonly name: string; readonly content: string }[],
): { readonly name: string; readonly content: string } | null {
  const rows = files.flatMap(({ name, content }) => {
    const [, place, version, kind] = /^assets\/(\w+)-([\w-]{8})(\.\w+)$/.exec(name) ?? [];
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
    return place && version && kind ? [{ version, row: [place + kind, digest] as const }] : [];
  });
  const [first] = rows;
  if (!first) return null;
  return {
    name: `assets/files-${first.version}.json`,
    content: JSON.stringify(Object.fromEntries(rows.map(({ row }) => row))),
  };
}

/**
 * A chunk of texts beyond a language's first one: small, and there are a thousand. Their digests would weigh more than the few that a
 * visitor fetches again.
 */
const isLaterText = ({ moduleIds = [] }: BuiltFile): boolean =>
  moduleIds.some((id) => /virtual:texts\/[^/]+\/\w$/.test(id));

const bare = (name: string): string => name.slice('assets/'.length);

/** Every old name in a text, with the new one. Names are hashes: they stand for nothing else. */
export function findNames(text: string, names: ReadonlyMap<string, string>): readonly Replacement[] {
  const byBare = new Map([...names].map(([from, to]) => [bare(from), bare(to)]));
  return [...text.matchAll(/[\w-]+\.(?:js|css)\b/g)].flatMap(({ 0: from, index }) => {
    const to = byBare.get(from);
    return to === undefined ? [] : [{ at: index, from, to }];
  });
}

/**
 * A text with the numbers of each list of files rising, which compresses better. The order is free: pages are opened in any
 * order, so no style sheet may count on coming after another.
 */
export const sortLists = (text: string): string =>
  text.replace(/(?<=__vite__mapDeps\(\[)[\d,]+(?=\]\))/g, (list) =>
    list
      .split(',')
      .sort((a, b) => Number(a) - Number(b))
      .join(','),
  );

/** Writes the new names into a file, and into its source map where the build makes one. */
function renameInside(path: string, fileName: string, names: ReadonlyMap<string, string>): void {
  const text = sortLists(readFileSync(path, 'utf8'));
  const replacements = findNames(text, names);
  writeFileSync(path, replaceIn(text, replacements));
  if (!existsSync(`${path}.map`)) return;
  // The bundler's own.
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as { readonly mappings: string };
  const mappings = moveMappings(map.mappings, text, replacements);
  writeFileSync(`${path}.map`, JSON.stringify({ ...map, file: basename(fileName), mappings }));
}

/** The plugin. Pictures keep the hashes of their content. */
export function fileNamesPlugin(): Plugin {
  return {
    name: 'foyer-file-names',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    // After the manifest has been written, and after what reads it by the old names.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /^assets\/.*\.(?:js|css)$/.test(fileName));
        const entry = files.find((file: BuiltFile) => file.isEntry);
        const names = versionedNames(files, entry ? readFileSync(join(dir, entry.fileName), 'utf8') : '');
        const tables = readdirSync(join(dir, '.vite')).map((name) => `.vite/${name}`);
        for (const path of [...tables, ...files.map(({ fileName }) => fileName)])
          renameInside(join(dir, path), names.get(path) ?? path, names);
        for (const [from, to] of names) {
          renameSync(join(dir, from), join(dir, to));
          if (existsSync(join(dir, `${from}.map`))) renameSync(join(dir, `${from}.map`), join(dir, `${to}.map`));
        }
        const table = digestTable(
          files
            .filter((file) => !isLaterText(file))
            .flatMap(({ fileName }) => names.get(fileName) ?? [])
            .map((name) => ({ name, content: readFileSync(join(dir, name), 'utf8') })),
        );
        if (table) writeFileSync(join(dir, table.name), table.content);
      },
    },
  };
}
