// Reads every table of mutants, and finds rows that no longer fit their files.
// One file an area in rows/, each exporting `mutants`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Mutant, mutate, nameOf } from './mutant.ts';

const folder = join(import.meta.dirname, 'rows');

export async function readRows(): Promise<readonly Mutant[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const tables = await Promise.all(
    files.sort().map(async (name): Promise<readonly Mutant[]> => {
      // The compiler checks the file's exports; an import by address has no types.
      const table = (await import(pathToFileURL(join(folder, name)).href)) as { readonly mutants: readonly Mutant[] };
      return table.mutants;
    }),
  );
  return tables.flat();
}

/** One sentence for each row that does not apply to the sources in `root`, or whose test file is not there. */
export function findMisfits(root: string, mutants: readonly Mutant[]): string[] {
  return mutants.flatMap((mutant) => {
    const { file, killedBy } = mutant;
    const missing = [file, killedBy].find((path) => !existsSync(join(root, path)));
    if (missing) return [`${nameOf(mutant)}\n  does not apply: there is no ${missing}.`];
    try {
      mutate(readFileSync(join(root, file), 'utf8'), mutant);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
