// The example in docs/examples works against the platform as it stands there.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import { ledgerFaults } from '../../../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { vendorKey } from '../../../testing/vendor.ts';

const EXAMPLE = resolve(import.meta.dirname, '../../../../../../docs/examples/minimal-vendor.mjs');

let platform: TestPlatform;
let vendor: ReturnType<typeof spawn>;
let vendorUrl: string;

beforeAll(async () => {
  const port = await freePort();
  vendorUrl = `http://127.0.0.1:${port}`;
  const env = { KEY: vendorKey('aurora', 'AMBER_FOX'), PORT: String(port), ADDRESS: 'http://vendor.aurora.localhost' };
  vendor = spawn(process.execPath, [EXAMPLE], { env, stdio: 'inherit' });
  await vi.waitFor(() => fetch(vendorUrl), { timeout: 10_000 });
  platform = await startTestPlatform({ demoVendorUrl: vendorUrl });
});
afterAll(async () => {
  vendor.kill();
  await platform.close();
});

test('a coin is tossed for the member’s money, and the game opens once', async () => {
  const { token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  });
  const balance = async () => Number((await platform.value('wallet.balance', {}, { token })).amount);
  const game = { device: 'MOBILE', language: 'EN', vendor: 'AMBER_FOX', gameCode: 'golden-crown' } as const;
  const { gameUrl } = await platform.value('game.launch', game, { token });
  const address = vendorUrl + new URL(gameUrl).pathname;
  expect(await (await fetch(address)).text()).toContain('<h1>Golden Crown</h1>');
  expect((await fetch(address)).status).toBe(410);
  const before = await balance();
  const page = await (await fetch(address, { method: 'POST' })).text();
  expect(await balance()).toBe(before + (page.includes('Heads') ? 100 : -100));
  expect(await ledgerFaults(platform)).toEqual([]);
});
