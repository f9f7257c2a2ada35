// Compares the table of the platform's modules in ARCHITECTURE.md with their folders.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { moduleGroups } from '../import-rules/platform-rules.ts';

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** The modules that the table's row of a group names; what stands in brackets explains one. */
function namedIn(architecture: string, group: string): readonly string[] {
  const cell = new RegExp(`^\\| ${group} \\| (.+) \\|$`, 'm').exec(architecture)?.[1] ?? '';
  return cell.replace(/ \([^)]*\)/g, '').split(', ');
}

/** Returns one sentence for each group whose row does not name exactly its modules. */
export const moduleTableFaults = (root: string, architecture: string): readonly string[] =>
  moduleGroups.flatMap((group) => {
    const named = namedIn(architecture, group).toSorted().join(', ');
    const found = foldersIn(join(root, 'apps/platform/src/modules', group))
      .toSorted()
      .join(', ');
    return named === found ? [] : [`ARCHITECTURE.md names other modules of ${group} than there are: ${found}`];
  });
