// Tests repeated answers: only for the very same request, while page and verdict are fresh.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { status } from './testing/fake-backend.ts';
import { type RequestOptions, type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const clock = { now: Date.parse('2026-11-21T06:00:00Z') };
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ TRUST_PROXY_HOPS: '1' }, { now: () => clock.now });
});
afterAll(() => site.close());

const pagesMade = async (): Promise<number> =>
  Number(/^foyer_site_pages_made_total (\d+)/m.exec((await site.request('/metrics')).text)?.[1]);
const quickBytes = async (): Promise<number> =>
  Number(/foyer_site_cache_bytes\{cache="quick"\} (\d+)/.exec((await site.request('/metrics')).text)?.[1]);
const tagOf = (text: string): string | undefined => /<html lang="([^"]+)"/.exec(text)?.[1];

const asWith = (headers: Record<string, string>): RequestOptions => ({ headers });

test.each([
  ['language', asWith({ 'accept-language': 'en' }), asWith({ 'accept-language': 'vi' }), (text: string) => tagOf(text)],
  [
    'saved language',
    asWith({ cookie: 'language=UR' }),
    asWith({ cookie: 'language=VI' }),
    (text: string) => tagOf(text),
  ],
  [
    'scheme',
    asWith({ 'x-forwarded-proto': 'http' }),
    asWith({ 'x-forwarded-proto': 'https' }),
    (text: string) => /canonical" href="(\w+):/.exec(text)?.[1],
  ],
  [
    'host',
    asWith({ 'x-forwarded-host': 'lotus.localhost' }),
    asWith({ 'x-forwarded-host': 'localhost' }),
    (text: string) => /--c-page:(#\w+)/.exec(text)?.[1],
  ],
] as const)('another %s gets another page', async (_, one, other, read) => {
  const first = read((await site.request('/m/home', one)).text);
  expect(read((await site.request('/m/home', one)).text)).toBe(first);
  const second = read((await site.request('/m/home', other)).text);
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});

test('another compression gets another body, and a cached page gets 304', async () => {
  const encoding = async (accepted: string) =>
    (await site.request('/m/home', asWith({ 'accept-encoding': accepted }))).headers['content-encoding'];
  const forms = ['br', 'gzip', 'identity', 'br', 'gzip', 'identity', 'gzip, deflate, br, zstd'];
  expect(await Promise.all(forms.map(encoding))).toEqual(['br', 'gzip', undefined, 'br', 'gzip', undefined, 'br']);
  const page = await site.request('/m/home');
  const again = await site.request('/m/home', asWith({ 'if-none-match': String(page.headers.etag) }));
  expect([again.status, again.text]).toEqual([304, '']);
});

test('a page is served again for two seconds, then rendered again', async () => {
  await site.request('/m/news');
  const before = await pagesMade();
  clock.now += 1_000;
  // This visitor's verdict is younger than the page.
  const late = asWith({ 'x-forwarded-for': '203.0.113.79' });
  await site.request('/m/news', late);
  clock.now += 999;
  await site.request('/m/news', late);
  expect(await pagesMade()).toBe(before);
  clock.now += 1;
  await site.request('/m/news', late);
  expect(await pagesMade()).toBe(before + 1);
});

test('a visitor whom the gate refuses gets no cached page', async () => {
  const refused = asWith({ 'x-forwarded-for': '203.0.113.77' });
  site.backend.on('/wps/system/status', (request, response) =>
    status({ regionRestriction: request.headers['x-forwarded-for'] === '203.0.113.77' })(request, response),
  );
  const other = asWith({ 'x-forwarded-for': '203.0.113.78' });
  expect((await site.request('/m/help', other)).status).toBe(200);
  expect((await site.request('/m/help', refused)).status).toBe(403);
  expect((await site.request('/m/help', refused)).status).toBe(403);
  expect((await site.request('/m/help', other)).status).toBe(200);
});

test.each([
  ['an address with a token', '/m/home?token=abc', {}],
  ['an invented host', '/m/home', { 'x-forwarded-host': 'made-up.example' }],
  ['a long address', `/m/home?x=${'y'.repeat(300)}`, {}],
  ['a long language', '/m/home', { 'accept-language': `en, ${'x'.repeat(300)}` }],
])('%s stays out of the cache', async (_, path, headers: Record<string, string>) => {
  await site.request('/m/home');
  const before = await quickBytes();
  await site.request(path, asWith(headers));
  expect(await quickBytes()).toBe(before);
});
