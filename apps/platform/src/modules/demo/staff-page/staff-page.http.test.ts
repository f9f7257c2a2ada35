// The demo's page of what staff did, through the platform's real HTTP.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperatorCaller, operatorWith } from '../../../testing/operator.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let staff: OperatorCaller;
beforeAll(async () => {
  platform = await startTestPlatform({ outboxKey: 'known-key', operatorPort: 0 });
  staff = await operatorWith(platform, ['support']);
});
afterAll(() => platform.close());

const here = 'localhost:8080';
const open = (host: string, query = '', headers: Record<string, string> = {}) =>
  fetch(`${platform.url}/demo/operators${query}`, { headers: { 'X-Forwarded-Host': host, ...headers } });

test('the page of what staff did opens only from this machine or with its key', async () => {
  const far = { 'X-Forwarded-For': '203.0.113.9' };
  expect((await open(here)).status).toBe(200);
  expect((await open(here, '', far)).status).toBe(404);
  expect((await open(here, '?key=guess', far)).status).toBe(404);
  expect((await open('rebound.example')).status).toBe(404);
  expect((await open(here, '?key=known-key', far)).status).toBe(200);
});

test('it shows what was done and what was refused, each with its words, and the name of who did it', async () => {
  await staff('chats.close', { memberId: 'nobody-with-this-id', seq: 1 });
  const page = await (await open(here)).text();
  expect(page).toContain('Staff of Aurora');
  expect(page).toContain('script-one');
  expect(page).toContain('<h2>Logged in</h2>');
  expect(page).toMatch(
    /<h2>Closed a chat \(refused: [^)]+\)<\/h2>\s*<dl>.*<dt>memberId<\/dt><dd dir="auto">nobody-with-this-id</,
  );
});

test('it shows nothing of another operator', async () => {
  const page = await (await open(LOTUS)).text();
  expect(page).toContain('Staff of Lotus');
  expect(page).toContain('Nothing was done yet.');
});

test('without demo mode there is no such page', async () => {
  const real = await startTestPlatform({ demo: false, outboxKey: 'known-key' });
  try {
    const answer = await fetch(`${real.url}/demo/operators?key=known-key`, { headers: { 'X-Forwarded-Host': here } });
    expect(answer.status).toBe(404);
  } finally {
    await real.close();
  }
});
