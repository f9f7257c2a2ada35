// Which tests can be run together before anything is changed: one run takes a moment more than one of its files.
import type { Mutant } from './mutant.ts';
import { runnerOf, type TestChoice } from './run-test.ts';

/** The tests that rows name, by runner: whole files together, and titles together, each of which chooses in all files of its run. */
export function choicesOf(mutants: readonly Pick<Mutant, 'killedBy' | 'title'>[]): TestChoice[] {
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
