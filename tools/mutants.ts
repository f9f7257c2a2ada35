// `npm run mutants`: breaks the code and expects a failing test. See tools/mutants/README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from './copy-project.ts';
import { type Mutant, mutate, nameOf } from './mutants/mutant.ts';
import { findMisfits, readRows } from './mutants/read-rows.ts';
import { runTests } from './mutants/run-test.ts';
import { groupTests } from './mutants/test-groups.ts';

const root = resolve(import.meta.dirname, '..');

interface Options {
  readonly only: string | undefined;
  readonly lanes: number;
}

const readOptions = (): Options => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, lanes: { type: 'string', default: '2' } } });
  const lanes = Number(values.lanes);
  if (!Number.isInteger(lanes) || lanes < 1) throw new Error(`--lanes takes a whole number, not "${values.lanes}".`);
  return { only: values.only, lanes };
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs `work` for every entry, `lanes` at a time, each lane in a copy of the project. */
async function inLanes<T>(lanes: number, entries: readonly T[], work: (copy: string, entry: T) => Promise<void>) {
  const waiting = [...entries];
  const lane = async (): Promise<void> => {
    const copy = copyProject(root, 'mutants');
    try {
      for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await work(copy.path, entry);
    } finally {
      copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, entries.length) }, lane));
}

/** One sentence for each run of tests that is not green without any change: it would prove nothing. */
async function findRedTests(mutants: readonly Mutant[], lanes: number): Promise<string[]> {
  const red: string[] = [];
  await inLanes(lanes, groupTests(mutants), async (copy, group) => {
    const { verdict, output } = await runTests(copy, group);
    if (verdict !== 'green') red.push(`${group.files.join(' ')} is ${verdict} without a change:\n${output}`);
  });
  return red;
}

/** One sentence for each mutant that no test noticed. */
async function findSurvivors(mutants: readonly Mutant[], lanes: number): Promise<string[]> {
  const survivors: string[] = [];
  await inLanes(lanes, mutants, async (copy, mutant) => {
    const path = join(copy, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, mutate(source, mutant));
    const { killedBy, title } = mutant;
    const { verdict } = await runTests(copy, { files: [killedBy], titles: title === undefined ? [] : [title] });
    writeFileSync(path, source);
    print(`${verdict === 'red' ? '✓' : '✗'} ${nameOf(mutant)}`);
    if (verdict !== 'red') survivors.push(`${nameOf(mutant)}\n  survives: ${mutant.killedBy} is ${verdict}.`);
  });
  return survivors;
}

async function main(): Promise<readonly string[]> {
  const { only, lanes } = readOptions();
  const rows = await readRows();
  const misfits = findMisfits(root, rows);
  if (misfits.length > 0) return misfits;
  const mutants = rows.filter((mutant) => only === undefined || `${nameOf(mutant)} ${mutant.killedBy}`.includes(only));
  if (mutants.length === 0) return [`No mutant's name or test has "${only}" in it.`];
  const red = await findRedTests(mutants, lanes);
  if (red.length > 0) return red;
  const survivors = await findSurvivors(mutants, lanes);
  print(`${mutants.length - survivors.length} of ${mutants.length} mutants died.`);
  return survivors;
}

const complaints = await main().catch((error: Error) => [error.message]);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
}
