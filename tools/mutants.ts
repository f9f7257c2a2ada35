// `npm run mutants`: breaks the code and expects a failing test. See tools/mutants/README.md.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, nameOf } from './mutants/mutant.ts';
import { findMisfits, readRows } from './mutants/read-rows.ts';
import { isJourney } from './mutants/run-test.ts';
import { groupTests } from './mutants/test-groups.ts';
import { type MutantWorker, openWorker } from './mutants/worker.ts';
import { prepareMachine } from './test/machine.mjs';
import { startPostgres } from './test/postgres.mjs';

const root = resolve(import.meta.dirname, '..');

interface Options {
  readonly only: string | undefined;
  readonly workers: number;
}

const readOptions = (): Options => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, workers: { type: 'string', default: '2' } } });
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1)
    throw new Error(`--workers takes a whole number, not "${values.workers}".`);
  return { only: values.only, workers };
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs `work` for every entry, in all workers at the same time. */
async function inWorkers<T>(
  workers: readonly MutantWorker[],
  entries: readonly T[],
  work: (worker: MutantWorker, entry: T) => Promise<void>,
) {
  const waiting = [...entries];
  const run = async (worker: MutantWorker): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) await work(worker, entry);
  };
  await Promise.all(workers.map(run));
}

/** One sentence for each run of tests that is not green without any change: it would prove nothing. */
async function findRedTests(mutants: readonly Mutant[], workers: readonly MutantWorker[]): Promise<string[]> {
  const red: string[] = [];
  await inWorkers(workers, groupTests(mutants), async (worker, group) => {
    const verdict = await worker.check(group);
    if (verdict !== 'green') red.push(`${group.files.join(' ')} is ${verdict} without a change.`);
  });
  return red;
}

/** One sentence for each mutant that no test noticed, and for each worker that a mutant has left changed. */
async function findSurvivors(mutants: readonly Mutant[], workers: readonly MutantWorker[]): Promise<string[]> {
  const survivors: string[] = [];
  await inWorkers(workers, mutants, async (worker, mutant) => {
    const verdict = await worker.attempt(mutant);
    print(`${verdict === 'red' ? '✓' : '✗'} ${nameOf(mutant)}`);
    if (verdict !== 'red') survivors.push(`${nameOf(mutant)}\n  survives: ${mutant.killedBy} is ${verdict}.`);
  });
  const stays = await Promise.all(
    workers.map(async (worker) => {
      const found: string[] = [];
      for (const group of groupTests(mutants.filter(({ killedBy }) => !isJourney(killedBy))))
        if ((await worker.check(group)) !== 'green')
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
  const { only, workers } = readOptions();
  const rows = await readRows();
  const misfits = findMisfits(root, rows);
  if (misfits.length > 0) return misfits;
  const mutants = rows.filter((mutant) => only === undefined || `${nameOf(mutant)} ${mutant.killedBy}`.includes(only));
  if (mutants.length === 0) return [`No mutant's name or test has "${only}" in it.`];
  const database = await startDatabase(mutants);
  if (database) process.env.TEST_DATABASE_URL = database.url;
  const opened = Array.from({ length: Math.min(workers, mutants.length) }, () => openWorker(root));
  try {
    const red = await findRedTests(mutants, opened);
    return red.length > 0 ? red : await findSurvivors(mutants, opened);
  } finally {
    for (const worker of opened) worker.close();
    await database?.stop();
  }
}

const complaints = await main().catch((error: Error) => [error.message]);
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`);
  process.exitCode = 1;
}
