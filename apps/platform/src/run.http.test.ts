// The platform as a program: a start that fails ends with one sentence and leaves nothing running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startPlatform } from './main.ts';

const ENTRY = fileURLToPath(new URL('run.ts', import.meta.url));
const TEXTS = new URL('../../../texts/register-hooks.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const START_MS = 90_000;

/** Runs the platform until it ends by itself. */
const runUntilItEnds = async (env: Readonly<Record<string, string>>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-start-'));
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', TEXTS, ENTRY], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, errors };
};

const takenPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // a server on a port has an address with one
};

test(
  'a platform whose port is taken says so and exits',
  async () => {
    const port = await takenPort();
    expect(await runUntilItEnds({ PLATFORM_PORT: String(port) })).toEqual({
      code: 1,
      errors: `Port ${port} is in use. Set PLATFORM_PORT to a free one.\n`,
    });
  },
  START_MS,
);

test(
  'a platform whose DATABASE_URL leads nowhere says so and exits',
  async () => {
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/foyer';
    const { code, errors } = await runUntilItEnds({ DATABASE_URL, DEMO: '1', PLATFORM_PORT: '0' });
    expect(errors).toMatch(/^The database cannot be used: .*ECONNREFUSED.*\n$/);
    expect(code).toBe(1);
  },
  START_MS,
);

test.each([
  [
    'is no address of PostgreSQL',
    'mysql://nobody@127.0.0.1/foyer',
    /^The environment is wrong:\n- DATABASE_URL must start with postgres:\/\/$/,
  ],
  [
    'cannot be read',
    'postgres://nobody@127.0.0.1:port/foyer',
    /^The database cannot be used: .+\. Check DATABASE_URL.+$/,
  ],
])('a platform whose DATABASE_URL %s refuses to start with a sentence', async (_case, DATABASE_URL, sentence) => {
  await expect(startPlatform({ DATABASE_URL, DEMO: '1', PLATFORM_PORT: '0' })).rejects.toThrow(sentence);
});
