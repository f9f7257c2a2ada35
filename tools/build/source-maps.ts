// Keeps source maps out of the folders that are served. `npm run stack` reads them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Moves each source map below `folder` into `target`, all beside each other: no two scripts share a name.
 * @param root the project's folder; the moved maps name their sources from there
 */
export function moveSourceMaps(root: string, folder: string, target: string): void {
  mkdirSync(target, { recursive: true });
  for (const path of filesBelow(folder).filter((file) => file.endsWith('.js.map'))) {
    // The bundler's own.
    const map = JSON.parse(readFileSync(path, 'utf8')) as { readonly file: string; readonly sources: string[] };
    const fromRoot = (source: string): string =>
      relative(root, resolve(dirname(path), source))
        .split(sep)
        .join('/');
    writeFileSync(join(target, `${map.file}.map`), JSON.stringify({ ...map, sources: map.sources.map(fromRoot) }));
    rmSync(path);
  }
}

/** Answers one sentence for each file below the folders that is a source map or names one. */
export function findExposedMaps(folders: readonly string[]): string[] {
  return folders
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.map') || /[#@] ?sourceMappingURL=/.test(readFileSync(path, 'utf8')))
    .map((path) => `Exposed: ${path} is a source map or names one.`);
}
