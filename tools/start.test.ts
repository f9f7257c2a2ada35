// Tests the command lines that start the product and its benches.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = (...words: string[]) => {
  const [file = '', ...options] = words;
  const { status, stderr } = spawnSync(process.execPath, [join(root, file), ...options], { encoding: 'utf8' });
  return { status, stderr };
};

test('an option of npm start is refused, with the way settings are given', () => {
  const { status, stderr } = run('tools/start.mjs', '--port', '8000');
  expect(status).toBe(2);
  expect(stderr).toContain('PORT=8000 npm start');
});

test('a bench refuses an option that it does not know, and names those it does', () => {
  const { status, stderr } = run('bench/run.mjs', '--round', '3');
  expect(status).toBe(2);
  expect(stderr).toMatch(/--round'[\s\S]*--rounds/);
});
