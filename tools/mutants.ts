// `npm run mutants`: breaks the code and expects a failing test. See tools/mutants/README.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Lane, openLane } from './mutants/lane.ts';
import { type Mutant, nameOf } from './mutants/mutant.ts';
import { findMisfits, readRows } from './mutants/read-rows.ts';
import { isJourney } from './mutants/run-test.ts';
import { groupTests } from './mutants/test-groups.ts';
import { prepareMachine } from './test/machine.mjs';
import { startPostgres } from './test/postgres.mjs';

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

/** Runs `work` for every entry, in all lanes side by side. */
async function inLanes<T>(
  lanes: readonly Lane[],
  entries: readonly T[],
  work: (lane: Lane, entry: T) => Promise<void>,
) {
  const waiting = [...entries];
  const run = async (lane: Lane): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await work(lane, entry);
  };
  await Promise.all(lanes.map(run));
}

/** One sentence for each run of tests that is not green without any change: it would prove nothing. */
async function findRedTests(mutants: readonly Mutant[], lanes: readonly Lane[]): Promise<string[]> {
  const red: string[] = [];
  await inLanes(lanes, groupTests(mutants), async (lane, group) => {
    const verdict = await lane.check(group);
    if (verdict !== 'green') red.push(`${group.files.join(' ')} is ${verdict} without a change.`);
  });
  return red;
}

/** One sentence for each mutant that no test noticed, and for each lane that a mutant has left changed. */
async function findSurvivors(mutants: readonly Mutant[], lanes: readonly Lane[]): Promise<string[]> {
  const survivors: string[] = [];
  await inLanes(lanes, mutants, async (lane, mutant) => {
    const verdict = await lane.attempt(mutant);
    print(`${verdict === 'red' ? '✓' : '✗'} ${nameOf(mutant)}`);
    if (verdict !== 'red') survivors.push(`${nameOf(mutant)}\n  survives: ${mutant.killedBy} is ${verdict}.`);
  });
  const stays = await Promise.all(
    lanes.map(async (lane) => {
      const found: string[] = [];
      for (const group of groupTests(mutants.filter(({ killedBy }) => !isJourney(killedBy))))
        if ((await lane.check(group)) !== 'green')
          found.push(`${group.files.join(' ')} is red after its mutants: one of them was not undone.`);
      return found;
    }),
  );
  print(`${mutants.length - survivors.length} of ${mutants.length} mutants died.`);
  return [...survivors, ...stays.flat()];
}

/** The PostgreSQL of tests over HTTP and of races, where a mutant needs one. */
async function startDatabase(mutants: readonly Mutant[]) {
  if (process.env.TEST_DATABASE_URL || !mutants.some(({ killedBy }) => /\.(http|race)\.test\.ts$/.test(killedBy)))
    return null;
  const { pgBin, missing } = prepareMachine(new Set(['postgres']));
  if (!pgBin) throw new Error(missing.join('\n'));
  return startPostgres(pgBin);
}

async function main(): Promise<readonly string[]> {
  const { only, lanes } = readOptions();
  const rows = await readRows();
  const misfits = findMisfits(root, rows);
  if (misfits.length > 0) return misfits;
  const mutants = rows.filter((mutant) => only === undefined || `${nameOf(mutant)} ${mutant.killedBy}`.includes(only));
  if (mutants.length === 0) return [`No mutant's name or test has "${only}" in it.`];
  const database = await startDatabase(mutants);
  if (database) process.env.TEST_DATABASE_URL = database.url;
  const opened = Array.from({ length: Math.min(lanes, mutants.length) }, () => openLane(root));
  try {
    const red = await findRedTests(mutants, opened);
    return red.length > 0 ? red : await findSurvivors(mutants, opened);
  } finally {
    for (const lane of opened) lane.close();
    await database?.stop();
  }
}

const complaints = await main().catch((error: Error) => [error.message]);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
}
