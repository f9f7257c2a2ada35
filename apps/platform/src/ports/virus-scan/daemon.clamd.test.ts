// The scanner's port, and uploads behind it, with ClamAV's own daemon and one signature: that of the harmless file every scanner reports.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoMember } from '@foyer/contract/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { jpegOf } from '../../testing/pictures.ts';
import { startTestPlatform } from '../../testing/platform.ts';
import { addTransfer, upload } from '../../testing/uploads.ts';
import { clamdScanner } from './clamd.ts';

/** The file of eicar.org, in two parts, so that no scanner takes this one for it. */
const harmless = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));
const MOST_BYTES = 1_000_000;

let folder: string;
let daemon: ChildProcess;
let address: string;

const start = async (): Promise<void> => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-clamd-'));
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  // name : any kind of file : at any place : bytes (ClamAV's "extended signature format")
  writeFileSync(join(signatures, 'test.ndb'), `Eicar-Test-Signature:0:*:${harmless.toString('hex')}\n`);
  const port = await freePort();
  address = `127.0.0.1:${port}`;
  const settings = [
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `DatabaseDirectory ${signatures}`,
    `TemporaryDirectory ${folder}`,
    `StreamMaxLength ${MOST_BYTES}`,
    'Foreground yes',
  ];
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  daemon = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  await once(daemon, 'spawn');
};

beforeAll(async () => {
  await start();
  const isReady = async () => expect(await clamdScanner(address).scan(Buffer.from('ready'))).toBe('clean');
  await vi.waitFor(isReady, { timeout: 60_000, interval: 100 });
});
afterAll(async () => {
  if (daemon.exitCode === null) {
    daemon.kill();
    await once(daemon, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

test('the daemon finds a virus at the end of many pieces, and none where there is none', async () => {
  const picture = Buffer.alloc(500_000, 'picture');
  expect(await clamdScanner(address).scan(picture)).toBe('clean');
  expect(await clamdScanner(address).scan(Buffer.concat([picture, harmless]))).toBe('infected');
});

test('a file beyond the length that the daemon takes is not called clean', async () => {
  expect(await clamdScanner(address).scan(Buffer.alloc(3 * MOST_BYTES))).toBe('unknown');
});

test('a slip with a virus behind its picture is refused, and the picture alone is taken', async () => {
  const platform = await startTestPlatform({ clamdAddress: address });
  try {
    const { id, token } = await platform.value('session.login', { type: 'username', ...demoMember });
    const orderId = await addTransfer(platform, id);
    const slip = await jpegOf(300, 400);
    const send = (bytes: Buffer) => upload(platform, 'wallet.slip', { orderId }, bytes, { token });
    expect(await send(Buffer.concat([slip, harmless]))).toMatchObject({ status: 400, outcome: 'document.infected' });
    expect(await send(slip)).toMatchObject({ outcome: 'done' });
  } finally {
    await platform.close();
  }
});
