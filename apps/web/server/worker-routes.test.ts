import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteEnv } from './env.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';
import { isWorkerOff } from './worker-routes.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ SERVICE_WORKER_OFF: 'lotus' });
});
afterAll(() => site.close());

test('PW-01 the worker’s address is fixed, and no cache keeps its answer', async () => {
  const { status, headers, text } = await site.request('/m/sw.js?env=live&merchant=aurora');
  expect([status, text]).toEqual([200, 'keepCopies()']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const again = await site.request('/m/sw.js', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
});

test('the query of the worker’s address changes nothing: the host says which operator it is', async () => {
  const { text } = await site.request('/m/sw.js?env=live&merchant=lotus%3Cscript%3E');
  expect(text).toBe('keepCopies()');
});

test('an operator whose worker is off gets the one that removes itself', async () => {
  const { status, text } = await site.request('/m/sw.js?merchant=aurora', { host: `lotus.localhost:${site.port}` });
  expect([status, text]).toEqual([200, 'removeCopies()']);
});

test.each([
  ['', 'aurora', false],
  ['all', 'aurora', true],
  ['all', null, true],
  ['lotus', 'aurora', false],
  [' lotus , aurora ', 'aurora', true],
])('SERVICE_WORKER_OFF=%j turns off the worker of %s: %s', (value, operator, off) => {
  const { workerOff } = readSiteEnv({ SERVICE_WORKER_OFF: value });
  expect(isWorkerOff(workerOff, operator)).toBe(off);
});

test('AU-01 the asset manifest names the version’s first file, and no cache keeps it', async () => {
  const { status, headers, text } = await site.request('/m/asset-manifest.json?t=1');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store']);
  expect(JSON.parse(text)).toEqual({ entrypoints: ['/m/assets/main-aaaaaaaa.js'] });
  expect((await site.request('/m/')).text).toContain('src="/m/assets/main-aaaaaaaa.js"');
});

test('a page that asks whether the site is up gets the head of the asset manifest', async () => {
  const { status, text } = await site.request('/m/asset-manifest.json', { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
});

test('AU-01 the second manifest belongs to another app: here there is none', async () => {
  const { status, text } = await site.request('/mobile/mc/asset-manifest.json?t=1');
  expect([status, text]).toEqual([204, '']);
});
