// Groups the tests that mutants name into as few runs as possible, for the check before any change.
import type { Mutant } from './mutant.ts';
import { runnerOf, type TestGroup } from './run-test.ts';

/**
 * Groups tests by runner. Whole files form one group and single titles another, because a title selects tests in all
 * files of its run.
 */
export function groupTests(mutants: readonly Pick<Mutant, 'killedBy' | 'title'>[]): TestGroup[] {
  const groups = new Map<string, { files: Set<string>; titles: Set<string> }>();
  for (const { killedBy, title } of mutants) {
    const name = `${runnerOf(killedBy)} ${title === undefined ? 'whole' : 'by title'}`;
    const group = groups.get(name) ?? { files: new Set(), titles: new Set() };
    groups.set(name, group);
    group.files.add(killedBy);
    if (title !== undefined) group.titles.add(title);
  }
  return [...groups.values()].map(({ files, titles }) => ({ files: [...files], titles: [...titles] }));
}
