// Tests pages over HTTP: the shared parts, and those that the back end answers anew.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/shell/navigation/routes.ts';
import { fakeSettings, status, value } from './testing/fake-backend.ts';
import { type Reply, type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

const clock = { now: Date.parse('2026-11-21T06:00:00Z') };
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({}, { now: () => clock.now });
});
afterAll(() => site.close());

const robots = (page: Reply): string | null => /<meta name="robots" content="([^"]+)">/.exec(page.text)?.[1] ?? null;
const stateOf = (page: Reply) =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page.text)?.[1] ?? 'null');

describe('pages and caches', () => {
  test('no page sets a cookie, and every shared page may be cached for a moment', async () => {
    for (const path of ['/m/home', '/m/login', '/m/member/home', '/m/nowhere']) {
      const page = await site.request(path, { headers: { cookie: 'DEVICE_ID=1; language=EN' } });
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(page.headers['cache-control']).toContain('s-maxage=2');
    }
  });

  test('an address with a token or a provider’s answer is never cached and sends no referrer', async () => {
    for (const address of ['/m/home?token=', '/m/home?tokens=', '/m/socialReturn?state=s&code=']) {
      const page = await site.request(`${address}secret`);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.text).not.toContain('secret');
    }
    expect((await site.request('/m/home')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('the page of an order is never cached, never indexed, sends no referrer and holds nothing of the order', async () => {
    const page = await site.request('/m/order?id=sr37EK9xX9HMbAhttv2sGQ');
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.headers.etag).toBeUndefined();
    expect(robots(page)).toBe('noindex');
    expect(page.text).not.toContain('sr37EK9x');
    expect(stateOf(page)).toMatchObject({ route: 'order', query: {}, data: null });
  });

  test('only valid parameters of the page are part of the cache key', async () => {
    const page = await site.request('/m/game?lane=hot&r=1&x=2');
    expect(stateOf(page).query).toEqual({ lane: 'hot' });
    expect(stateOf(await site.request('/m/game?lane=%3Cscript%3E')).query).toEqual({});
    expect(stateOf(await site.request('/m/activity?id=SUMMER%202026')).query).toEqual({ id: 'SUMMER 2026' });
    const filtered = await site.request('/m/game?lane=hot&vendor=LOTT');
    expect(stateOf(filtered).query).toEqual({ lane: 'hot', vendor: 'LOTT' });
    expect(stateOf(await site.request('/m/game?lane=none&vendor=TCG_LOTTO_VN')).query).toEqual({});
    expect(stateOf(await site.request('/m/launchGame?code=abc&backUrl=//evil')).query).toEqual({});
  });

  test('the same page is rendered once for many visitors', async () => {
    await site.request('/m/news', { headers: { 'accept-language': 'vi' } });
    const before = site.backend.count('/wps/system/settings');
    await Promise.all(
      Array.from({ length: 20 }, () => site.request('/m/news', { headers: { 'accept-language': 'vi' } })),
    );
    expect(site.backend.count('/wps/system/settings')).toBe(before);
  });

  test('HEAD and If-None-Match answer without a body', async () => {
    const page = await site.request('/m/home');
    const head = await site.request('/m/home', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    const again = await site.request('/m/home', { headers: { 'if-none-match': String(page.headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(page.headers.etag).toBeDefined();
  });

  test('a script says what it needs and no more: each byte of its head counts on a slow network', async () => {
    const { headers } = await site.request('/m/assets/home-dddddddd.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toBeUndefined();
  });

  test.each([
    ['/m/assets/home-dddddddd.js', true],
    ['/m/assets/2TPSqnga.js', true],
    ['/m/brand/aurora/mark.222222.svg', true],
    ['/m/brand/aurora/mark.svg', false],
    ['/m/brand/aurora/favicon.ico', false],
  ])('%s may be cached for ever: %s', async (path, isImmutable) => {
    const { status, headers } = await site.request(path, { headers: { 'accept-encoding': 'br' } });
    const kept = isImmutable
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600, stale-while-revalidate=86400';
    expect([status, headers['cache-control']]).toEqual([200, kept]);
  });

  test('source maps are not served, even beside their script', async () => {
    expect((await site.request('/m/assets/home-dddddddd.js')).status).toBe(200);
    expect((await site.request('/m/assets/home-dddddddd.js.map')).status).toBe(404);
  });

  test('files are compressed for clients that accept it, and pictures have their own policy', async () => {
    const squeezed = await site.request('/m/assets/home-dddddddd.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(squeezed.headers['content-encoding']).toBe('br');
    const refused = await site.request('/m/assets/home-dddddddd.js', {
      headers: { 'accept-encoding': 'br;q=0, identity' },
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect((await site.request('/m/brand/aurora/mark.svg')).headers['content-security-policy']).toContain(
      "default-src 'none'",
    );
    expect((await site.request('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
  });
});

describe('a change of the settings', () => {
  const licenceOn = async (path: string) => stateOf(await site.request(path)).settings.licence;
  const change = (licence: string) => site.backend.on('/wps/system/settings', value({ ...fakeSettings, licence }));

  test('is in a page that is made three seconds later', async () => {
    clock.now += 60_000;
    await site.request('/m/help');
    change('second');
    clock.now += 3_000;
    expect(await licenceOn('/m/activity')).toBe('second');
  });

  test('is in a cached page after seven seconds, though nobody opened it in between', async () => {
    change('second');
    clock.now += 60_000;
    await site.request('/m/help');
    change('third');
    clock.now += 2_999;
    expect(await licenceOn('/m/activity')).toBe('second');
    clock.now += 4_001;
    expect(await licenceOn('/m/activity')).toBe('third');
    change(fakeSettings.licence);
  });
});

describe('pages that need a member', () => {
  const guarded = Object.values(routes)
    .filter(({ visitorPage }) => !visitorPage)
    .map(({ paths: [first] }) => first);

  test.each(guarded)('RT-16 %s opens as a skeleton for everyone', async (path) => {
    const page = await site.request(path, { headers: { authorization: 'anything', cookie: 'MC_SESSION_INFO=1' } });
    expect(page.status).toBe(200);
    expect(stateOf(page).data).toBeNull();
    expect(page.text).toContain('<noscript>');
    expect(robots(page)).toBe('noindex');
  });

  test('they request only settings and gate from the back end', async () => {
    const before = site.backend.requests.length;
    await site.request('/m/rewardCenter');
    const requests = site.backend.requests.slice(before).map(({ url }) => url.split('?')[0]);
    expect(requests.every((url) => url === '/wps/system/settings' || url === '/wps/system/status')).toBe(true);
  });
});

describe('the gate', () => {
  test('is asked once in two seconds, with the visitor’s address, before a cached page is sent', async () => {
    await site.request('/m/activity');
    clock.now += 2_000;
    const before = site.backend.count('/wps/system/status');
    await site.request('/m/activity');
    expect(site.backend.count('/wps/system/status')).toBe(before + 1);
    clock.now += 1_999;
    await site.request('/m/news');
    expect(site.backend.count('/wps/system/status')).toBe(before + 1);
    clock.now += 1;
    await site.request('/m/news');
    expect(site.backend.count('/wps/system/status')).toBe(before + 2);
    const request = site.backend.requests.filter(({ url }) => url.startsWith('/wps/system/status')).at(-1);
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(request?.headers.merchant).toBe('aurora');
  });

  test('maintenance and a refused region have their own page and status, and no cache', async () => {
    const en = { headers: { 'accept-language': 'en' } };
    site.backend.on(
      '/wps/system/status',
      status({ maintenance: true, maintenanceEnd: '2026-11-21T06:30:00Z', maintenanceText: 'New games <soon>' }),
    );
    clock.now += 2_000;
    const closed = await site.request('/m/home', en);
    expect(closed.status).toBe(503);
    expect(closed.headers['retry-after']).toBe('1800');
    expect(closed.text).toContain('New games &lt;soon&gt;');
    expect(closed.text).toContain('Your IP 203.0.113.24');
    site.backend.on('/wps/system/status', status({ regionRestriction: true, ip: '<script>' }));
    clock.now += 2_000;
    const refused = await site.request('/m/home', en);
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('Your IP &lt;script&gt;');
    for (const page of [closed, refused]) {
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.text.replace(/<script>\(function\(\)\{var t=.*?<\/script>/, '')).not.toContain('<script');
    }
    site.backend.on('/wps/system/status', status());
    clock.now += 2_000;
    expect((await site.request('/m/home', en)).status).toBe(200);
  });
});
