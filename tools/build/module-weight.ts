// Weighs modules that are in several chunks: a chunk's compressed size is divided by the length of its modules.
import type { ModuleSizes } from '../../apps/web/vite/module-sizes-plugin.ts';

export interface ModulesToWeigh {
  readonly sizes: ModuleSizes;
  /** Modules, and folders with a slash at the end, as the table of sizes names them. */
  readonly modules: readonly string[];
  /** Files of the chunks that count. */
  readonly files: readonly string[];
  /** Compressed bytes of a file. */
  readonly sizeOf: (file: string) => number;
}

/** Compressed bytes of the modules in the files. Throws for a module or folder of which no chunk at all has anything: it would weigh nothing. */
export function weighModules({ sizes, modules, files, sizeOf }: ModulesToWeigh): number {
  const isOf = (wanted: string, module: string): boolean =>
    wanted.endsWith('/') ? module.startsWith(wanted) : module === wanted;
  const known = Object.values(sizes).flatMap((row) => Object.keys(row));
  for (const wanted of modules)
    if (!known.some((module) => isOf(wanted, module))) throw new Error(`The build has no module "${wanted}".`);
  return files.reduce((sum, file) => {
    const row = Object.entries(sizes[file] ?? {});
    const lengthOf = (some: typeof row): number => some.reduce((length, [, one]) => length + one, 0);
    const own = lengthOf(row.filter(([module]) => modules.some((wanted) => isOf(wanted, module))));
    return own === 0 ? sum : sum + (sizeOf(file) * own) / lengthOf(row);
  }, 0);
}
