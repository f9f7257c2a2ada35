// A worker of the mutants: it tries one after another in a copy of the project of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';
import { type Mutant, mutate } from './mutant.ts';
import { runnerOf, runTests, type TestGroup, type Verdict } from './run-test.ts';
import type { Request } from './warm-tests.ts';

/** No group of tests takes so long: code that a change sends round in a circle ends here. */
const ANSWER_MAX_MS = 300_000;

/** Code that Vitest itself loads, by its configuration, is read once. So is what is not a module. */
const canChangeUnderVitest = /^(apps\/[^/]+\/(src|server)|packages\/[^/]+\/src)\/.*\.tsx?$/;
const withVitestOpen = ['unit', 'http', 'race'];

/** Null when the program ends or hangs under the tests. */
const answerOf = (vitest: ChildProcess, request: Request): Promise<Verdict | null> =>
  new Promise((resolve) => {
    const end = (verdict: Verdict | null) => {
      clearTimeout(late);
      vitest.removeAllListeners();
      resolve(verdict);
    };
    const late = setTimeout(() => end(null), ANSWER_MAX_MS);
    vitest.once('message', (verdict) => end(verdict as Verdict));
    vitest.once('exit', () => end(null));
    vitest.send(request);
  });

export interface MutantWorker {
  /** Runs the tests without a change. */
  readonly check: (group: TestGroup) => Promise<Verdict>;
  /** Runs a mutant's tests with its change made, and undoes it. */
  readonly attempt: (mutant: Mutant) => Promise<Verdict>;
  readonly close: () => void;
}

/** Opens a worker in a new copy of the project. Without TEST_DATABASE_URL tests over HTTP run on the embedded database. */
export function openWorker(root: string): MutantWorker {
  const copy = copyProject(root, 'mutants');
  let open: ChildProcess | null = null;
  const changed = new Set<string>();

  const end = () => {
    try {
      // With the processes of its tests.
      if (open?.pid) process.kill(-open.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
    open = null;
  };
  const warm = async (group: TestGroup): Promise<Verdict> => {
    const vitest =
      open ??
      fork(join(copy.path, 'tools/mutants/warm-tests.ts'), {
        cwd: copy.path,
        env: { ...process.env, CI: '1', NO_COLOR: '1' },
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        detached: true,
      });
    open = vitest;
    const verdict = await answerOf(vitest, { ...group, changed: [...changed] });
    changed.clear();
    if (verdict === null) end();
    return verdict ?? 'red';
  };
  const cold = async (group: TestGroup): Promise<Verdict> => (await runTests(copy.path, group)).verdict;
  const isWarm = ({ files }: TestGroup): boolean => withVitestOpen.includes(runnerOf(files[0] ?? ''));

  return {
    check: (group) => (isWarm(group) ? warm : cold)(group),
    async attempt(mutant) {
      const { file, killedBy, title } = mutant;
      const group = { files: [killedBy], titles: title === undefined ? [] : [title] };
      const path = join(copy.path, file);
      const source = readFileSync(path, 'utf8');
      writeFileSync(path, mutate(source, mutant));
      changed.add(file);
      try {
        const staysOpen = isWarm(group) && canChangeUnderVitest.test(file);
        const verdict = await (staysOpen ? warm : cold)(group);
        // What Vitest kept may hide a change from it: a survivor is tried once more from the start.
        return staysOpen && verdict !== 'red' ? await cold(group) : verdict;
      } finally {
        writeFileSync(path, source);
        changed.add(file);
      }
    },
    close() {
      end();
      copy.remove();
    },
  };
}
