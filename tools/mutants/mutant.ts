// A mutant: one line of the code changed for the worse. The suite must notice.

/** One row of tools/mutants/rows. */
export interface Mutant {
  /** The promise that breaks, as ids of requirements or a few words: "HT-08", "attribution". */
  readonly breaks: string;
  /** The file to change, from the root of the project. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test file that turns red, from the root of the project. */
  readonly killedBy: string;
  /** Part of the titles to run, where the whole file takes long. */
  readonly title?: string;
}

/** The mutant's name in reports. */
export const nameOf = ({ breaks, file, find }: Mutant): string => `${breaks}: ${file}: ${find.trim().split('\n')[0]}`;

/** The source with the change made. Throws one sentence when the text to find does not stand exactly once, or nothing would change. */
export function mutate(source: string, mutant: Mutant): string {
  const times = source.split(mutant.find).length - 1;
  if (times !== 1) throw new Error(`${nameOf(mutant)}\n  does not apply: the text stands ${times} times in the file.`);
  if (mutant.find === mutant.replace) throw new Error(`${nameOf(mutant)}\n  changes nothing.`);
  return source.replace(mutant.find, () => mutant.replace);
}
