// The games' own pages over HTTP: which host shows what, what may be cached, and what a page may do.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
const page =
  '<!doctype html><html lang="en" dir="ltr"><head><script>again()</script><script type="module" src="../assets/room-1.js"></script></head></html>';

beforeAll(async () => {
  const gamesDir = mkdtempSync(join(tmpdir(), 'games-'));
  mkdirSync(join(gamesDir, 'lottery/verify'), { recursive: true });
  mkdirSync(join(gamesDir, 'assets'));
  writeFileSync(join(gamesDir, 'lottery/index.html'), page);
  writeFileSync(join(gamesDir, 'lottery/verify/index.html'), page);
  for (const name of ['EN.1.js', 'UR-LA.1.js', 'UR.1.js'])
    writeFileSync(join(gamesDir, 'assets', name), 'export default {};');
  writeFileSync(join(gamesDir, 'assets/room-1.js'), `export const room = '${'x'.repeat(500)}';`);
  writeFileSync(join(gamesDir, 'assets/room-1.js.map'), '{"version":3}');
  platform = await startTestPlatform({ gamesDir });
});
afterAll(() => platform.close());

const get = (path: string, host: string, headers: Record<string, string> = {}) =>
  fetch(`${platform.url}${path}`, { headers: { 'X-Forwarded-Host': host, ...headers }, redirect: 'manual' });

test('on the games host the room has no sandbox and runs only its own code', async () => {
  const answer = await get('/lottery/?code=abc&game=rapid5', 'games.localhost:8080');
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('sandbox');
  for (const part of [
    "default-src 'none'",
    // The output of `printf 'again()' | openssl dgst -sha256 -binary | base64`.
    "script-src 'self' 'sha256-FoQ4fTzxhLROaEbL06zHlQCMrec8jXNnQmc6/J3nC14='; ",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part);
  expect(policy).toContain("frame-ancestors 'self' http://localhost:8080");
  expect(policy).not.toContain('unsafe');
  expect([answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
    'no-referrer',
    'no-cache',
  ]);
});

test('on the site itself the room is under /games/ only, in a sandbox without the session', async () => {
  const answer = await get('/games/lottery/', '127.0.0.1:8080');
  expect(answer.headers.get('content-security-policy')).toMatch(/; sandbox allow-scripts allow-forms$/);
  expect((await get('/lottery/', '127.0.0.1:8080')).status).toBe(404);
  expect((await get('/assets/room-1.js', 'localhost:8080')).status).toBe(404);
});

test('the page has the language of its address before anything runs', async () => {
  const urdu = await (await get('/lottery/?language=UR', 'games.localhost:8080')).text();
  expect(urdu).toContain('<html lang="ur" dir="rtl">');
  expect(urdu).toContain('<link rel="modulepreload" crossorigin href="../assets/UR.1.js">');
  const thai = await (await get('/games/lottery/verify/?language=TH', '127.0.0.1:8080')).text();
  expect(thai).toContain('href="../../assets/EN.1.js"');
  const strange = await get('/lottery/?language=%22%3E%3Cscript%3E', 'games.localhost:8080');
  expect(await strange.text()).toBe(page);
});

test('opening the page does not use up the code', async () => {
  const { token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  });
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token, host: 'localhost:8080' });
  const url = new URL(gameUrl);
  for (let times = 0; times < 3; times += 1) await get(url.pathname + url.search, url.host);
  const entered = await platform.call('games.enter', { code: url.searchParams.get('code') ?? '' }, { host: url.host });
  expect(entered.status).toBe(200);
});

test('files with a hash in their name are cached for ever, compressed, and open to a sandbox', async () => {
  const answer = await get('/games/assets/room-1.js', '127.0.0.1:8080', { 'Accept-Encoding': 'br', Origin: 'null' });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.text()).toContain('xxx');
  const etag = answer.headers.get('etag') ?? '';
  expect((await get('/games/assets/room-1.js', '127.0.0.1:8080', { 'If-None-Match': etag })).status).toBe(304);
});

test("each operator's brand comes from its own host, with existing art", async () => {
  const sheets = await Promise.all(
    ['games.localhost:8080', 'games.lotus.localhost:8080'].map(async (host) =>
      (await get('/games/brand.css', host)).text(),
    ),
  );
  expect(sheets[0]).not.toBe(sheets[1]);
  for (const [at, host] of ['games.localhost:8080', 'games.lotus.localhost:8080'].entries()) {
    const urls = [...(sheets[at] ?? '').matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '');
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) {
      expect(url).toMatch(/^\/games\/art\/[a-z0-9-]+\.(svg|png)\?v=[\w-]{20}$/);
      const art = await get(url, host);
      expect([url, art.status, art.headers.get('cache-control')?.includes('immutable')]).toEqual([url, 200, true]);
    }
  }
  expect(sheets[0], 'the line of the demo is there before any code').toContain('--demo-line: block');
  expect((await get('/games/art/tile-rapid.svg', 'games.localhost:8080')).headers.get('content-type')).toBe(
    'image/svg+xml',
  );
});

test.each([
  ['/games/art/..%2fmerchant.json', 404],
  ['/games/art/%2e%2e%2fkeys%2fping.pem', 400],
  ['/games/assets/..%2f..%2fpackage.json', 404],
  ['/games/art/none.svg', 404],
  ['/games/assets/room-1.js.map', 404],
  ['/assets/room-1.js.map', 404],
])('%s is not found', async (path, status) => expect((await get(path, 'games.localhost:8080')).status).toBe(status));

test('an address without its last slash, and the root of the games host, redirect', async () => {
  const room = await get('/lottery?code=1', 'games.localhost:8080');
  expect([room.status, room.headers.get('location')]).toEqual([308, '/lottery/?code=1']);
  const top = await get('/', 'games.lotus.localhost:8080');
  expect([top.status, top.headers.get('location')]).toEqual([302, 'http://lotus.localhost:8080/m/home']);
});
