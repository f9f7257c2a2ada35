// The platform as a program: a start that fails ends with one sentence and leaves nothing running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startPlatform } from './main.ts';
import { takenPort } from './testing/taken-port.ts';

const ENTRY = fileURLToPath(new URL('run.ts', import.meta.url));
const TEXTS = new URL('../../../texts/register-hooks.mjs', import.meta.url).href;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** The sources are compiled on the way: beside all journeys that takes a slow machine half a minute. */
const START_MS = 180_000;
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/foyer';

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
  return { code, errors, files: readdirSync(dataDir) };
};

test(
  'a platform whose port is taken says so and exits before it creates a database',
  async () => {
    const port = await takenPort();
    expect(await runUntilItEnds({ PLATFORM_PORT: String(port) })).toEqual({
      code: 1,
      errors: `Port ${port} is in use. Set PLATFORM_PORT to a free one.\n`,
      files: [],
    });
  },
  START_MS,
);

test('a platform whose operator port is taken says so before it asks for its database', async () => {
  const port = await takenPort();
  const variables = { DATABASE_URL: NO_DATABASE, DEMO: '1', PLATFORM_PORT: '0', OPERATOR_PORT: String(port) };
  await expect(startPlatform(variables)).rejects.toThrow(`Port ${port} is in use. Set OPERATOR_PORT to a free one.`);
});

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
  ['leads nowhere', NO_DATABASE, /^The database cannot be used: .*ECONNREFUSED.*$/],
])('a platform whose DATABASE_URL %s refuses to start with a sentence', async (_case, DATABASE_URL, sentence) => {
  await expect(startPlatform({ DATABASE_URL, DEMO: '1', PLATFORM_PORT: '0' })).rejects.toThrow(sentence);
});
