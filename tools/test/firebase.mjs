// Runs the Firebase Auth emulator for tests: installed into .cache, offline, on loopback.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePortPair } from './ports.mjs';

const root = resolve(import.meta.dirname, '../..');
const pinned = join(root, 'tools/firebase');
const place = join(root, '.cache/firebase-tools');
const READY_WITHIN_MS = 240_000;
const ASK_EVERY_MS = 200;

/** Projects whose name starts like this need neither an account nor the network. */
export const FIREBASE_PROJECT = 'demo-foyer';

/**
 * Installs what is lacking and starts the emulator, all of it in the background: `host` is known at once, `untilFirebaseReady` waits.
 * `port` 0 takes a free one.
 */
export async function startFirebase(port = 0) {
  const [auth, hub, logging] = await Promise.all([port || freePortPair(), freePortPair(), freePortPair()]);
  const home = mkdtempSync(join(tmpdir(), 'foyer-firebase-'));
  let child = null;
  let stopped = false;
  const begun = install().then(() => {
    if (!stopped) child = launch(home, { auth, hub, logging });
  });
  begun.catch((error) => process.stderr.write(`The Firebase emulator is missing: ${error.message}\n`));
  const stop = async () => {
    stopped = true;
    await begun.catch(() => undefined);
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  };
  return { host: `127.0.0.1:${auth}`, project: FIREBASE_PROJECT, stop };
}

/** Resolves when the emulator answers; rejects when it never does. */
export async function untilFirebaseReady(host) {
  const late = Date.now() + READY_WITHIN_MS;
  while (Date.now() < late) {
    const answer = await fetch(`http://${host}/`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  }
  throw new Error(`The Firebase emulator at ${host} did not answer in time`);
}

/** Installs as the lockfile says; a marker that is written last tells that it was finished. */
async function install() {
  const lockfile = readFileSync(join(pinned, 'package-lock.json'), 'utf8');
  const marker = join(place, 'installed.json');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockfile) return;
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(pinned, name), join(place, name));
  const args = ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', args, {
    cwd: place,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [code] = await once(npm, 'exit');
  if (code !== 0) throw new Error('its packages could not be installed (npm ci in .cache/firebase-tools)');
  writeFileSync(marker, lockfile);
}

function launch(home, { auth, hub, logging }) {
  const on = (port) => ({ host: '127.0.0.1', port });
  const emulators = { auth: on(auth), hub: on(hub), logging: on(logging), ui: { enabled: false } };
  const config = join(home, 'firebase.json');
  writeFileSync(config, JSON.stringify({ emulators }));
  const program = join(place, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [program, 'emulators:start', '--only', 'auth', '--project', FIREBASE_PROJECT, '--config', config];
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' };
  return spawn(process.execPath, args, { cwd: home, env, stdio: 'ignore' });
}
