// Starts what is measured: the built platform and the bare servers, one process each.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServers } from '../../tools/build/bundles.ts';
import { root } from '../../tools/build/stamp.mjs';
import { freePortPair } from '../../tools/test/ports.mjs';

const READY_WITHIN_MS = 60_000;

/** A process running `file`; `stop` ends it. */
function start(file, env, stdout) {
  const child = fork(file, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: [],
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { child, pid: child.pid, stop };
}

/** Starts a baseline beside this file and waits until it says that it is ready. */
export async function startBare(file, env = {}) {
  const running = start(join(import.meta.dirname, file), env, 'inherit');
  await Promise.race([
    once(running.child, 'message'),
    once(running.child, 'exit').then(() => Promise.reject(new Error(`${file} ended at its start`))),
  ]);
  return running;
}

/** A bare server on the database; answers its address. */
async function startBareServer(file, databaseUrl, pool) {
  const port = await freePortPair();
  const env = { DATABASE_URL: databaseUrl, DATABASE_POOL: String(pool), PORT: String(port) };
  return { url: `http://127.0.0.1:${port}/`, ...(await startBare(file, env)) };
}

/** The baseline of session reads. */
export const startBareRead = (databaseUrl, pool) => startBareServer('bare-read.mjs', databaseUrl, pool);

/** The baseline of the chat's deliveries. */
export const startBareEcho = (databaseUrl, pool) => startBareServer('bare-echo.mjs', databaseUrl, pool);

/** The baseline of SMS sends. */
export const startBareInsert = (databaseUrl, pool) => startBareServer('bare-insert.mjs', databaseUrl, pool);

/** The provider that deposits are asked of. */
export const startBareProvider = () => startBareServer('bare-provider.mjs', '', 0);

/** A bare argon2id; `rate` answers how many a second. */
async function startBareArgon(file) {
  const { child, stop } = await startBare(file);
  const rate = async (order) => {
    child.send(order);
    const [perSecond] = await once(child, 'message');
    return perSecond;
  };
  return { rate, stop };
}

/** The baseline of log-ins. */
export const startBareVerify = () => startBareArgon('bare-verify.mjs');

/** The baseline of registrations. */
export const startBareHash = () => startBareArgon('bare-hash.mjs');

/**
 * Starts the platform, bundled from the sources as they stand, with its log as it comes (written to a file).
 * @param folder where the bundle and the log go, inside the repository
 * @param env settings by their documented names
 */
export async function startPlatform(folder, env) {
  const entries = {
    platform: 'apps/platform/src/run.ts',
    'password-estimator': 'apps/platform/src/modules/account/member/password-estimator.mjs',
  };
  await bundleServers(root, entries, folder);
  const log = openSync(join(folder, 'platform.log'), 'a');
  const port = await freePortPair();
  return untilReady(start(join(folder, 'platform.js'), { ...env, PLATFORM_PORT: String(port) }, log), port);
}

/** Starts a built program on a free port that it reads from PORT. */
export async function startProgram(file, env) {
  const port = await freePortPair();
  return untilReady(start(file, { ...env, PORT: String(port) }, 'ignore'), port);
}

/** Waits until a program says that it is ready. */
async function untilReady({ child, pid, stop }, port) {
  const url = `http://127.0.0.1:${port}`;
  const late = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the program did not start: exit code ${child.exitCode}`);
    if (Date.now() > late) throw new Error('the program was not ready in time');
    await new Promise((done) => setTimeout(done, 100));
  }
  return { url, pid, stop };
}
