// Lists the tests in the sources without running them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { RanTest } from './coverage.ts';
import { specsOf } from './reports.ts';

/** Tests of `vitest list --json`, as if they had passed. */
export function readVitestList(root: string, text: string): RanTest[] {
  const listed = JSON.parse(text) as readonly { readonly name: string; readonly file: string }[];
  return listed.map(({ name, file }) => ({ file: relative(root, file), title: name, passed: true }));
}

/** Tests of `playwright test --list` with the JSON reporter, as if they had passed. `folder` is where its files live. */
export function readPlaywrightList(folder: string, text: string): RanTest[] {
  return specsOf(folder, text).map(({ file, title }) => ({ file, title, passed: true }));
}

/** Every test of the project. Throws what the runner says when a file cannot be read. */
export function listTests(root: string): RanTest[] {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-list-'));
  try {
    const [vitest, playwright] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')];
    const listed = written(root, vitest, ['vitest', 'list', `--json=${vitest}`]);
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwright };
    const journeys = written(root, playwright, ['playwright', 'test', '--list', '--reporter=json'], env);
    return [...readVitestList(root, listed), ...readPlaywrightList('e2e', journeys)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a command that writes a file; answers what stands in it. */
function written(root: string, path: string, command: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
  });
  if (status !== 0 || !existsSync(path)) throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`);
  return readFileSync(path, 'utf8');
}
