// Vite plugin: gives a screen's name to the manifest row of the chunk that it shares,
// so that the page's document finds it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

interface Row {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Rows = Readonly<Record<string, Row>>;

const screen = /[\\/]features[\\/][^\\/]+[\\/][^\\/]+-screen\.tsx$/;

/** The manifest with rows renamed; `names`: file of a chunk → name of its row. */
export function renameRows(manifest: Rows, names: ReadonlyMap<string, string>): Rows {
  const nameOf = (key: string): string => names.get(manifest[key]?.file ?? '') ?? key;
  const renamed = Object.entries(manifest).map(([key, row]) => [
    nameOf(key),
    {
      ...row,
      ...(row.imports && { imports: row.imports.map(nameOf) }),
      ...(row.dynamicImports && { dynamicImports: row.dynamicImports.map(nameOf) }),
    },
  ]);
  return Object.fromEntries(renamed);
}

/** Names are relative to `root`, as Vite's manifest has them. */
export function screenChunksPlugin(root: string): Plugin {
  return {
    name: 'foyer-screen-chunks',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Rows; // Vite's own
      const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
      const names = chunks.flatMap(({ fileName, moduleIds }) => {
        const sources = moduleIds.filter((id) => screen.test(id)).map((id) => relative(root, id).replaceAll('\\', '/'));
        return sources.filter((source) => !manifest[source]).map((source) => [fileName, source] as const);
      });
      writeFileSync(path, JSON.stringify(renameRows(manifest, new Map(names)), null, 2));
    },
  };
}
