// The suite's own PostgreSQL cluster: loopback, random port and password, removed afterwards.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortPair } from './ports.mjs';

const READY_WITHIN_MS = 30_000;

/** The cluster does not outlive the run: nothing has to survive a power cut. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Starts the cluster with the programs in `bin`; answers its address and how to stop and remove it. A durable one writes as an operator's
 * does: who measures writes needs that.
 */
export async function startPostgres(bin, { isDurable = false } = {}) {
  const owner = ownerOfCluster();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o700);

  // Nobody else listens on the loopback, and hashing a password a thousand times for each connection is a tenth of the suite.
  const auth = ['--username=foyer', '--auth=password', `--pwfile=${passwordFile}`];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...auth, '--encoding=UTF8', '--locale=C'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });

  const port = await freePortPair();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    ...(isDurable ? {} : NOT_DURABLE),
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const server = spawn(join(bin, 'postgres'), args, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(server, 'exit');
  try {
    await ready(server);
  } catch (error) {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://foyer:${password}@127.0.0.1:${port}/postgres`, stop };
}

/** PostgreSQL refuses to run as root: there it runs as the user that the package made. */
function ownerOfCluster() {
  if (process.getuid?.() !== 0) return null;
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Resolves when the server's log says that it takes connections. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const late = setTimeout(() => reject(new Error(`PostgreSQL was not ready in time:\n${log}`)), READY_WITHIN_MS);
    server.once('exit', () => reject(new Error(`PostgreSQL ended at its start:\n${log}`)));
    server.stderr.on('data', (chunk) => {
      if (log.length < 20_000) log += chunk;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(late);
      resolve();
    });
  });
}
