import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from './embedded-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
const path = join(folder, 'database.lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('the lock of a living process is respected, and named', () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)']);
  writeFileSync(path, String(other.pid));
  expect(() => takeLock(path)).toThrow(`open in process ${other.pid}`);
  other.kill();
});

test('the lock of a dead process is reaped', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => dead.once('exit', resolve));
  writeFileSync(path, String(dead.pid));
  takeLock(path)();
  expect(existsSync(path)).toBe(false);
});

test('a lock file without a process is reaped, and a released lock can be taken again', () => {
  writeFileSync(path, '');
  takeLock(path)();
  const release = takeLock(path);
  expect(existsSync(path)).toBe(true);
  release();
  release();
  expect(existsSync(path)).toBe(false);
});
