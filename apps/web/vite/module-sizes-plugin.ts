// Vite plugin: writes how long each module is in its chunk, so that the build can weigh a capability whose modules are in several.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** File of a chunk → module → characters in the chunk before they are minified. Modules are named from the plugin's `root`. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The table's place in the build. */
export const MODULE_SIZES = '.vite/modules.json';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** The table of a bundle. */
export function moduleSizes(root: string, outputs: readonly (Chunk | { readonly type: 'asset' })[]): ModuleSizes {
  const rowOf = ({ fileName, modules }: Chunk) => {
    const sizes = Object.entries(modules).map(([id, { renderedLength }]) => [
      relative(root, id).replaceAll('\\', '/'),
      renderedLength,
    ]);
    return [fileName, Object.fromEntries(sizes)] as const;
  };
  return Object.fromEntries(outputs.flatMap((output) => (output.type === 'chunk' ? [rowOf(output)] : [])));
}

/** Writes the table beside Vite's manifest; the plugin that names files comes after it. */
export function moduleSizesPlugin(root: string): Plugin {
  return {
    name: 'foyer-module-sizes',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    writeBundle({ dir = '' }, bundle) {
      writeFileSync(join(dir, MODULE_SIZES), JSON.stringify(moduleSizes(root, Object.values(bundle))));
    },
  };
}
