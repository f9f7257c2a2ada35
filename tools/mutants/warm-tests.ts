// A program in a copy of the project that keeps Vitest open: to start it anew for each mutant takes longer than the tests.
// It gets one `Request` after another from `worker.ts` and answers each with a verdict.
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { escaped, runnerOf, type TestGroup, type Verdict } from './run-test.ts';

export interface Request extends TestGroup {
  /** The files that have changed since the request before, from the root of the project. */
  readonly changed: readonly string[];
}

const open = new Map<string, Promise<Vitest>>();

const openVitest = async (project: string): Promise<Vitest> => {
  const vitest = await createVitest('test', { project: [project], watch: false, bail: 1, reporters: [{}] });
  await vitest.standalone();
  return vitest;
};

const vitestOf = (project: string): Promise<Vitest> => {
  const opened = open.get(project) ?? openVitest(project);
  open.set(project, opened);
  return opened;
};

async function run({ files, titles, changed }: Request): Promise<Verdict> {
  const vitest = await vitestOf(runnerOf(files[0] ?? ''));
  for (const each of open.values()) for (const file of changed) (await each).invalidateFile(join(process.cwd(), file));
  if (titles.length === 0) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(titles.map(escaped).join('|')));
  const specifications = await vitest.globTestSpecifications([...files]);
  const ids = specifications.map(({ moduleId }) => moduleId);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const modules = testModules.filter(({ moduleId }) => ids.includes(moduleId));
  if (unhandledErrors.length > 0 || modules.some((module) => module.state() === 'failed')) return 'red';
  const hasRun = modules.some((module) => [...module.children.allTests('passed')].length > 0);
  return hasRun ? 'green' : 'unusable';
}

process.on('message', async (request: Request) => {
  // What Vitest cannot run here is run from the start.
  process.send?.(await run(request).catch((): Verdict => 'unusable'));
});
process.on('disconnect', () => process.exit());
