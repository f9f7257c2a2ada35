// The browser's build as the server reads it: which chunks and style sheets a page needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE } from '@foyer/contract';
import { type Rule, rulesOf } from './later-styles.ts';

/** A row of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What the build says of its files. */
export interface BuildTables {
  readonly manifest: Manifest;
  /** The chunks of texts that come with a file's code, one letter each (vite/texts-plugin.ts). */
  readonly texts: Readonly<Record<string, string>>;
}

export interface Stylesheet {
  readonly address: string;
  readonly text: string;
  readonly rules: readonly Rule[];
}

/** The files that one page needs beyond its HTML. */
export interface PageAssets {
  /** Style sheets in the order they apply. */
  readonly styles: readonly Stylesheet[];
  /** Address of the module that starts the app. */
  readonly entry: string;
  /** Modules to fetch along with it. */
  readonly modules: readonly string[];
}

export interface ClientBuild {
  /** Constant inline script that runs before anything else. */
  readonly bootScript: string;
  readonly assetsOf: (parts: PageParts) => PageAssets;
  /** Address of the module that starts the app: another one is another version of the site. */
  readonly entry: string;
}

const ENTRY = 'src/main.tsx';
const BASE = '/m/';

/** Chunks reached from `key` by static imports, those it stands on first. */
export function closure(manifest: Manifest, key: string, seen: Set<string> = new Set()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen)), key];
}

/** The manifest's key of a language's first chunk, or of another one. A language without texts of its own shares the chunks of English. */
const textsKey = (manifest: Manifest, language: string, chunk?: string): string | undefined =>
  [language, FALLBACK_LANGUAGE]
    .map((code) => ['virtual:texts', code, ...(chunk ?? '')].join('/'))
    .map((name) => Object.keys(manifest).find((key) => key.endsWith(name)))
    .find(Boolean);

/** The facts about a page that decide which files it needs. */
export interface PageParts {
  /** Source files of the screen and of what the page opens with. */
  readonly screenFiles: readonly string[];
  readonly language: string;
}

/** Keys of the chunks of texts that come with a page's code, beside the language's first one. */
export function textsWith({ manifest, texts }: BuildTables, { screenFiles, language }: PageParts): string[] {
  const chunks = new Set(screenFiles.flatMap((file) => [...(texts[file] ?? '')]));
  return [...chunks].flatMap((chunk) => textsKey(manifest, language, chunk) ?? []);
}

/** Keys of every chunk a page loads at first: the entry, its screen with its parts, its texts. */
export function firstLoad(tables: BuildTables, parts: PageParts): string[] {
  const { manifest } = tables;
  const seen = new Set<string>();
  const roots = [ENTRY, ...parts.screenFiles, textsKey(manifest, parts.language), ...textsWith(tables, parts)];
  return roots.flatMap((root) => (root ? closure(manifest, root, seen) : []));
}

/** Reads what the build in a folder says of its files; the same build has written it. */
export function readBuildTables(client: string): BuildTables {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8'));
  return { manifest: read('manifest.json') as Manifest, texts: read('texts.json') as BuildTables['texts'] };
}

/** Reads the build in dist/web. */
export function readClientBuild(webDist: string): ClientBuild {
  const client = join(webDist, 'client');
  const tables = readBuildTables(client);
  const { manifest } = tables;
  const sheets = new Map<string, Stylesheet>();
  const sheetOf = (file: string): Stylesheet => {
    const known = sheets.get(file);
    if (known) return known;
    const text = readFileSync(join(client, file), 'utf8').trim();
    const sheet = { address: BASE + file, text, rules: rulesOf(text) };
    sheets.set(file, sheet);
    return sheet;
  };
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The browser's build has no ${ENTRY}.`);

  return {
    bootScript: readFileSync(join(webDist, 'boot.js'), 'utf8').trim(),
    entry: BASE + entry.file,
    assetsOf: (parts) => {
      const chunks = firstLoad(tables, parts).flatMap((key) => manifest[key] ?? []);
      return {
        styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(sheetOf),
        entry: BASE + entry.file,
        modules: chunks.filter((chunk) => chunk !== entry).map(({ file }) => BASE + file),
      };
    },
  };
}
