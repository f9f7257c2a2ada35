// Runs test files in a copy of the project, in the way their names ask for, each time in programs of their own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The result of a run of tests: `unusable` if none ran, since that proves nothing. */
export type Verdict = 'green' | 'red' | 'unusable';

export interface TestRun {
  readonly verdict: Verdict;
  readonly output: string;
}

const SHOWN_CHARACTERS = 3_000;

const run = async (
  cwd: string,
  [program = '', ...args]: readonly string[],
): Promise<{ code: number; output: string }> => {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A mutant is not luckier than its seed.
    env: { ...process.env, CI: '1', NO_COLOR: '1', RUN_SEED: 'all' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-SHOWN_CHARACTERS);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, output };
};

const kinds: readonly { readonly ends: string; readonly project: string; readonly before: readonly string[] }[] = [
  { ends: '.http.test.ts', project: 'http', before: ['npx'] },
  { ends: '.race.test.ts', project: 'race', before: ['node', 'tools/with-postgres.mjs', 'npx'] },
  { ends: '.firebase.test.ts', project: 'firebase', before: ['node', 'tools/with-firebase.mjs', 'npx'] },
  { ends: '', project: 'unit', before: ['npx'] },
];

export const escaped = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tests to run together: files of one kind, and parts of titles; all titles where there is none. */
export interface TestGroup {
  readonly files: readonly string[];
  readonly titles: readonly string[];
}

const titlePattern = (titles: readonly string[]): string => titles.map(escaped).join('|');

export const isJourney = (file: string): boolean => file.endsWith('.spec.ts');

const kindOf = (file: string) => kinds.find(({ ends }) => file.endsWith(ends)) ?? kinds[kinds.length - 1];

/** Returns the runner of a test file: files with the same runner may run together. */
export const runnerOf = (file: string): string => (isJourney(file) ? 'journey' : (kindOf(file)?.project ?? ''));

const vitest = async (cwd: string, { files, titles }: TestGroup): Promise<TestRun> => {
  const { project = 'unit', before = ['npx'] } = kindOf(files[0] ?? '') ?? {};
  const { code, output } = await run(cwd, [
    ...before,
    ...['vitest', 'run', '--project', project, '--bail', '1', ...files],
    ...(titles.length === 0 ? [] : ['-t', titlePattern(titles)]),
  ]);
  const ran = /Tests\s+.*\d+ (?:passed|failed)/.test(output);
  // A file that a change keeps from being read has no tests: the suite is red all the same.
  const isUnusable = code === 0 ? !ran : /No test files found/.test(output);
  return { verdict: isUnusable ? 'unusable' : code === 0 ? 'green' : 'red', output };
};

/** Journeys run against what the changed sources build to. A build that fails is red: nothing of it can be shipped. */
const journey = async (cwd: string, { files, titles }: TestGroup): Promise<TestRun> => {
  const built = await run(cwd, ['npm', 'run', '--silent', 'build:strict']);
  if (built.code !== 0) return { verdict: 'red', output: built.output };
  const { code, output } = await run(cwd, [
    ...['npx', 'playwright', 'test', ...files, '--workers', '1', '-x', '--reporter', 'line'],
    ...(titles.length === 0 ? [] : ['-g', titlePattern(titles)]),
  ]);
  const isUnusable = /No tests found/.test(output);
  return { verdict: isUnusable ? 'unusable' : code === 0 ? 'green' : 'red', output };
};

/** Runs the tests chosen; files that run together have the same runner. */
export const runTests = (cwd: string, group: TestGroup): Promise<TestRun> =>
  group.files.some(isJourney) ? journey(cwd, group) : vitest(cwd, group);
