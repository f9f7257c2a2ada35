// Pages over real HTTP: which address gives which page, in which language.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPanelPath } from '../src/features/install/panel.rules.ts';
import { fakeSettings, status, value } from './testing/fake-backend.ts';
import { type Reply, type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const robots = (page: Reply): string | null => /<meta name="robots" content="([^"]+)">/.exec(page.text)?.[1] ?? null;

describe('addresses', () => {
  test.each(['/m/', '/m/index', '/m/index.html', '/m/home', '/m/index.html?affiliateCode=a1&r=b2'])(
    'RT-03 %s is home',
    async (path) => {
      const page = await site.request(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain('data-route="home"');
    },
  );

  test('RT-03 / and /m redirect to home and keep the query', async () => {
    expect((await site.request('/?affiliateCode=a1&r=b2')).headers.location).toBe('/m/?affiliateCode=a1&r=b2');
    expect((await site.request('/m?r=1')).headers.location).toBe('/m/?r=1');
    expect((await site.request('/')).status).toBe(308);
  });

  test.each(['token', 'tokens', 'code'])('no cache keeps the redirect of an address with %s', async (name) => {
    const { headers } = await site.request(`/?${name}=${'t'.repeat(43)}&r=1`);
    expect(headers.location).toBe(`/m/?${name}=${'t'.repeat(43)}&r=1`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test.each(['/', '/m', '/m/home', '/m/index.html'])(
    'IN-01 %s leads to a page that has the install panel',
    async (path) => {
      const { headers } = await site.request(path);
      const { pathname } = new URL(headers.location ?? path, 'https://www.example.com');
      expect(isPanelPath(pathname)).toBe(true);
      expect((await site.request(pathname)).text).toContain('data-route="home"');
    },
  );

  test.each(['/m/activity', '/m/news'])('RT-10 %s?id= is the page of one article', async (path) => {
    expect((await site.request(`${path}?id=a1`)).text).toContain('"query":{"id":"a1"}');
    expect((await site.request(path)).text).toContain('"query":{}');
  });

  test('an unknown address is a page with the status 404', async () => {
    const page = await site.request('/m/nowhere');
    expect(page.status).toBe(404);
    expect(page.text).toContain('data-route="notFound"');
    expect(robots(page)).toBe('noindex');
    expect((await site.request('/elsewhere')).status).toBe(404);
    expect((await site.request('/m/assets/gone-12345678.js')).status).toBe(404);
  });

  test.each(['/m/assets/gone-12345678.js', '/m/assets/', '/m/brand/aurora/gone.12345678.svg'])(
    'a lost file answers one line of text that no cache keeps: %s',
    async (path) => {
      const { status, headers, text } = await site.request(path, { headers: { accept: 'text/html' } });
      expect([status, headers['content-type'], text]).toEqual([404, 'text/plain; charset=utf-8', 'not found\n']);
      expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['no-store', 'nosniff']);
    },
  );

  test('missing content is a 404, and a broken screen is a 500 in the page’s design', async () => {
    expect((await site.request('/m/help?id=none')).status).toBe(404);
    const broken = await site.request('/m/game?lane=broken', { headers: { 'accept-language': 'en' } });
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('This page didn’t load');
    expect(broken.text).toMatch(/Reference <bdi dir="ltr">[0-9A-F]{8}<\/bdi>/);
    expect(broken.headers['cache-control']).toBe('no-store');
  });
});

describe('a language without texts', () => {
  /** A site whose operator offers Korean, which has no texts. */
  const ask = async (prepare: (backend: SiteUnderTest['backend']) => void = () => undefined) => {
    const { backend, request: requestSite, close } = await startSiteUnderTest();
    backend.on('/wps/system/settings', value({ ...fakeSettings, languages: ['EN', 'KO'], defaultLanguage: 'EN' }));
    prepare(backend);
    const page = await requestSite('/m/home', { headers: { 'accept-language': 'ko' } });
    await close();
    return { page, backend };
  };

  test('LA-02 is shown in English, and the page says so', async () => {
    const { page } = await ask();
    expect(page.text).toContain('<html lang="en" dir="ltr">');
    expect(page.text).toContain('property="og:locale" content="en"');
    expect(page.headers['content-language']).toBe('en');
  });

  test('LA-01 stays the language of the visitor and of the calls', async () => {
    const { page, backend } = await ask();
    expect(page.text).toContain('"language":"KO"');
    const banners = backend.requests.find(({ url }) => url.startsWith('/wps/content/banners'));
    expect(banners?.headers.language).toBe('KO');
  });

  test('LA-02 is English on the server’s own pages, with its dates', async () => {
    const { page } = await ask((backend) =>
      backend.on('/wps/system/status', status({ maintenance: true, maintenanceEnd: '2026-11-21T06:30:00Z' })),
    );
    expect(page.status).toBe(503);
    expect(page.text).toContain('<html lang="en" dir="ltr">');
    expect(page.text).toContain('November 21, 2026');
    expect(page.headers['content-language']).toBe('en');
  });
});

describe('language', () => {
  const tag = (page: Reply): string | undefined => /<html lang="([^"]+)"/.exec(page.text)?.[1];
  const ask = (headers: Record<string, string>, host?: string) =>
    site.request('/m/home', { headers, ...(host && { host }) });

  test('LA-01 the page has the saved language, then the browser’s, then the operator’s', async () => {
    expect(tag(await ask({ cookie: 'a=b; language=VI', 'accept-language': 'en' }))).toBe('vi');
    expect(tag(await ask({ 'accept-language': 'xx, fr;q=0.9, en-GB;q=0.8, vi;q=0.7' }))).toBe('en');
    expect(tag(await ask({}))).toBe('zh-Hans');
    expect(tag(await ask({ cookie: 'language=KLINGON' }))).toBe('zh-Hans');
    expect(tag(await ask({ 'accept-language': 'en;q=0, *;q=0.1' }))).toBe('zh-Hans');
  });

  test('a right-to-left language mirrors the page', async () => {
    expect((await ask({ 'accept-language': 'ur' })).text).toContain('<html lang="ur" dir="rtl">');
  });

  test('the Vary header names what the page depends on', async () => {
    expect((await ask({})).headers.vary).toBe('accept-encoding, accept-language, cookie');
  });
});

test('a browser below the targets shows what to do', async () => {
  const page = await site.request('/m/home', { headers: { 'accept-language': 'en' } });
  expect(page.text).toContain('href="/m/unsupported"');
  const help = await site.request('/m/unsupported', { headers: { 'accept-language': 'en' } });
  expect(help.status).toBe(200);
  expect(help.text).toContain('Chrome 87');
  expect(help.text).not.toContain('<script');
});
