// Tests floods of invented addresses over HTTP: caches keep what exists and nothing else.
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const MIB = 1024 * 1024;
const clock = { now: Date.parse('2026-11-21T06:00:00Z') };
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ CACHE_MIB: '16' }, { now: () => clock.now });
});
afterAll(async () => {
  agent.destroy();
  await site.close();
});

const metric = async (name: string): Promise<number> => {
  const { text } = await site.request('/metrics');
  const line = text.split('\n').find((row) => row.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
};

const requestAll = async (addresses: readonly { readonly path: string; readonly host: string }[]): Promise<void> => {
  for (let from = 0; from < addresses.length; from += 64)
    await Promise.all(addresses.slice(from, from + 64).map(({ path, host }) => site.request(path, { host, agent })));
};

const realPages = () =>
  [`localhost:${site.port}`, `lotus.localhost:${site.port}`].flatMap((host) =>
    ['/m/home', '/m/login', '/m/register', '/m/game', '/m/game?lane=hot', '/m/member/home', '/m/nowhere'].map(
      (path) => ({
        path,
        host,
      }),
    ),
  );

const FLOOD = 1_500;
const madeUp = (form: (index: number) => { path: string; host?: string }) => () =>
  Array.from({ length: FLOOD }, (_, index) => ({ host: `localhost:${site.port}`, ...form(index) }));

test.each([
  ['lanes', madeUp((index) => ({ path: `/m/game?lane=made-up-${index}` }))],
  ['lists', madeUp((index) => ({ path: `/m/game?list=made-up-${index}` }))],
  ['vendors', madeUp((index) => ({ path: `/m/game?lane=hot&vendor=made-up-${index}` }))],
  ['articles', madeUp((index) => ({ path: `/m/help?id=made-up-${index}` }))],
  ['parameters', madeUp((index) => ({ path: `/m/home?x${index}=${'y'.repeat(200)}` }))],
  ['addresses', madeUp((index) => ({ path: `/m/made-up-${index}` }))],
  ['ports', madeUp((index) => ({ path: '/m/home', host: `localhost:${10_000 + index}` }))],
  ['hosts', madeUp((index) => ({ path: '/m/home', host: `made-up-${index}.example:${site.port}` }))],
  [
    'hosts of another operator',
    madeUp((index) => ({ path: '/m/home', host: `made-up-${index}.example:${site.port + 1}` })),
  ],
])(
  'a flood of %s keeps all pages of both operators, and the caches within their bytes',
  async (_, flood) => {
    await requestAll(realPages());
    await requestAll(flood());
    expect(await metric('foyer_site_cache_bytes{cache="pages"}')).toBeLessThanOrEqual(8 * MIB);
    expect(await metric('foyer_site_cache_bytes{cache="documents"}')).toBeLessThanOrEqual(8 * MIB);
    const before = await metric('foyer_site_pages_made_total');
    await requestAll(realPages());
    expect(await metric('foyer_site_pages_made_total')).toBe(before);
  },
  60_000,
);

test('invented hosts leave no documents in memory', async () => {
  await requestAll(realPages());
  const before = await metric('foyer_site_cache_bytes{cache="documents"}');
  await requestAll(madeUp((index) => ({ path: '/m/home', host: `www${index}.example:${site.port}` }))());
  expect(await metric('foyer_site_cache_bytes{cache="documents"}')).toBe(before);
});

test('a cache states its limit and never exceeds it', async () => {
  expect(await metric('foyer_site_cache_limit_bytes{cache="pages"}')).toBe(8 * MIB);
  expect(await metric('foyer_site_cache_limit_bytes{cache="documents"}')).toBe(8 * MIB);
  expect(await metric('foyer_site_cache_limit_bytes{cache="verdicts"}')).toBe(4 * MIB);
});

test('visitors from too many addresses push out only the oldest verdicts', async () => {
  const behind = await startSiteUnderTest({ TRUST_PROXY_HOPS: '1' }, { now: () => clock.now });
  try {
    const from = (index: number) => ({ 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` });
    for (let index = 0; index < 6_000; index += 64)
      await Promise.all(
        Array.from({ length: 64 }, (_, at) => behind.request('/m/home', { headers: from(index + at), agent })),
      );
    const { text } = await behind.request('/metrics');
    const held = Number(/foyer_site_cache_bytes\{cache="verdicts"\} (\d+)/.exec(text)?.[1]);
    expect(held).toBeGreaterThan(3 * MIB);
    expect(held).toBeLessThanOrEqual(4 * MIB);
  } finally {
    await behind.close();
  }
});

test('a site whose pages do not all fit keeps what fits', async () => {
  const small = await startSiteUnderTest({ CACHE_MIB: '1' }, { now: () => clock.now });
  try {
    const languages = ['EN', 'CN', 'VI', 'UR'];
    for (const language of languages)
      for (const { path } of realPages()) await small.request(path, { headers: { cookie: `language=${language}` } });
    const { text } = await small.request('/metrics');
    for (const cache of ['pages', 'documents'])
      expect(
        Number(new RegExp(`foyer_site_cache_bytes\\{cache="${cache}"\\} (\\d+)`).exec(text)?.[1]),
      ).toBeLessThanOrEqual(MIB / 2);
    expect((await small.request('/m/home')).status).toBe(200);
  } finally {
    await small.close();
  }
});
