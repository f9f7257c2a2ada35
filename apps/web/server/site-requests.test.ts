// Tests hostile requests, hosts and proxies, and failures on the way to the back end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { status, value } from './testing/fake-backend.ts';
import { type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

describe('hostile requests', () => {
  const paths = [
    '//evil.example',
    '//evil.example/m/',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/m//evil.example',
    '/m/..//evil.example',
    '/m/%2e%2e/%2e%2e/etc/passwd',
    '/m/assets/../../../../etc/passwd',
    '/m/%00',
    '/m/%E0%A4%A',
    `/m/${'a'.repeat(60)}`,
    '/m/<script>alert(1)</script>',
    '/.vite/manifest.json',
    '/m/.vite/manifest.json',
    '/m/render/render.js',
  ];

  test.each(paths)('%s does not redirect elsewhere and breaks nothing', async (path) => {
    const page = await site.request(path);
    // Nothing is there, or the address is no plain one.
    expect([400, 404]).toContain(page.status);
    expect(page.headers.location).toBeUndefined();
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).not.toContain('root:');
  });

  test('a page opens with any query', async () => {
    const page = await site.request("/m/help?cid=a\\b|{c}^`d`'e'[f]");
    expect([page.status, page.text.includes('data-route="help"')]).toEqual([200, true]);
  });

  test('a redirect stays on the site, for every target', async () => {
    for (const search of ['?//evil', '?\\\\evil', '?x=%0d%0aSet-Cookie:a=b', '?https://evil.example']) {
      const location = String((await site.request(`/${search}`)).headers.location);
      expect(new URL(location, 'http://site.example').origin).toBe('http://site.example');
      expect(location.startsWith('/m/?')).toBe(true);
    }
  });

  test.each([
    'a b',
    'evil.example/path',
    'evil.example@other',
    '<script>',
    'a..b',
    'x'.repeat(70).concat('..'),
    'evil.example:99999999',
    'localhost:65536',
  ])('the host "%s" is refused', async (host) => {
    expect((await site.request('/m/home', { host })).status).toBe(400);
  });

  test('other methods are refused with the allowed ones', async () => {
    const refused = await site.request('/m/home', { method: 'PUT', body: 'x' });
    expect(refused.status).toBe(405);
    expect(refused.headers.allow).toBe('GET, HEAD');
  });

  test('a form sent before the page works returns to the page, and nothing of it is kept', async () => {
    const sent = await site.request('/m/login', { method: 'POST', body: 'username=demo&password=secret' });
    expect([sent.status, sent.headers.location, sent.headers['cache-control']]).toEqual([303, '/m/login', 'no-store']);
    expect(sent.text).toBe('');
  });

  test.each([
    [
      '?affiliateCode=a1&r=7&backUrl=%2Fm%2Fgame&utm_source=a+b%2Bc',
      '?affiliateCode=a1&r=7&backUrl=%2Fm%2Fgame&utm_source=a+b%2Bc',
    ],
    ['?r=7&token=secret&tokens=secret&code=secret&cid=c9', '?r=7&cid=c9'],
    ['?%74oken=secret', ''],
    ['?backUrl=/m/help?id=7', '?backUrl=/m/help?id=7'],
    ['?', ''],
  ])('RT-13 a form sent early with %s in its address returns to %s', async (search, kept) => {
    const sent = await site.request(`/m/login${search}`, { method: 'POST', body: 'username=demo' });
    expect([sent.status, sent.headers.location]).toEqual([303, `/m/login${kept}`]);
  });

  test('an absolute address in the request line is refused', async () => {
    expect((await site.request('http://evil.example/m/')).status).toBe(400);
  });

  test('forwarded headers are ignored without a trusted proxy', async () => {
    await site.request('/m/home', {
      headers: {
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-host': 'www.evil.example',
        'x-forwarded-proto': 'https',
      },
    });
    const request = site.backend.requests.filter(({ url }) => url.startsWith('/wps/system/status')).at(-1);
    expect(request?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(request?.headers['x-forwarded-host']).toBe(`localhost:${site.port}`);
    expect(request?.headers['x-forwarded-proto']).toBe('http');
  });
});

describe('operators', () => {
  test('lotus has its host and every host on the next port, aurora all others', async () => {
    const colour = async (options: object) =>
      /--c-page:(#\w+)/.exec((await site.request('/elsewhere', options)).text)?.[1];
    expect(await colour({ host: `lotus.localhost:${site.port}` })).toBe('#fff');
    expect(await colour({ portOffset: 1 })).toBe('#fff');
    expect(await colour({ host: 'anything.example' })).toBe('#000');
  });
});

test('an unknown host on this port is refused with a message', async () => {
  const { headers, status } = await site.request('/m/home', { host: 'lotus.localhost:4444' });
  expect([status, headers.location]).toEqual([421, undefined]);
  expect((await site.request('/m/home', { host: 'lotus.example:443' })).status).toBe(200);
});

describe('the proxy to the back end', () => {
  test('calls are passed on with the visitor’s address and returned unchanged', async () => {
    site.backend.on('/wps/member/info', (request, response) => {
      response.writeHead(201, {
        'content-type': 'application/json',
        'x-own': 'kept',
        connection: 'close, x-hop',
        'x-hop': 'dropped',
      });
      request.pipe(response);
    });
    const answer = await site.request('/wps/member/info?x=1', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        authorization: 'abc',
        'content-type': 'application/json',
        'x-real-ip': '1.2.3.4',
        connection: 'x-mine',
        'x-mine': '1',
      },
    });
    expect(answer.status).toBe(201);
    expect(answer.text).toBe('{"a":1}');
    expect(answer.headers['x-own']).toBe('kept');
    expect(answer.headers['x-hop']).toBeUndefined();
    const request = site.backend.requests.at(-1);
    expect(request?.url).toBe('/wps/member/info?x=1');
    expect(request?.headers).toMatchObject({
      authorization: 'abc',
      'x-forwarded-for': '127.0.0.1',
      host: `localhost:${site.port}`,
    });
    expect(request?.headers['x-real-ip']).toBeUndefined();
    expect(request?.headers['x-mine']).toBeUndefined();
  });

  test('the hosts of games, bank and CDN belong to the back end', async () => {
    site.backend.on('/lottery/', value('room'));
    site.backend.on('/COUNTRY_FLAG/PH.svg', value('flag'));
    site.backend.on('/token', value('identity'));
    for (const host of ['games.localhost', 'games.lotus.localhost:8080'])
      expect((await site.request('/lottery/', { host })).text).toContain('room');
    expect((await site.request('/COUNTRY_FLAG/PH.svg', { host: 'cdn.example.com' })).text).toContain('flag');
    expect((await site.request('/token', { host: 'idp.localhost', method: 'POST', body: '{}' })).text).toContain(
      'identity',
    );
    expect((await site.request('/lottery/', { host: 'localhost' })).status).toBe(404);
  });

  test.each([
    ['games.localhost', '/metrics'],
    ['games.localhost', '/%6Detrics'],
    ['games.localhost', '/wps/system/status'],
    ['games.localhost', '/demo/outbox'],
    ['cdn.localhost', '/lottery/'],
    ['bank.localhost', '/wps/wallet/balance'],
    ['vendor.localhost', '/wps/vendor/aurora/AMBER_FOX/debit'],
    ['vendor.localhost', '/aurora/AMBER_FOX/v1/launch'],
    ['idp.localhost', '/readyz/'],
  ])('%s passes on only its own paths: not %s', async (host, path) => {
    const before = site.backend.requests.length;
    const answer = await site.request(path, { host, headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect([400, 403, 404]).toContain(answer.status);
    expect(site.backend.requests).toHaveLength(before);
  });

  test('a back end that hangs up gives the error form, in the language of the call', async () => {
    site.backend.on('/wps/broken', (request) => request.socket.destroy());
    const answer = await site.request('/wps/broken', { headers: { language: 'EN' } });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.text)).toMatchObject({
      success: false,
      errorCode: 'service.unavailable',
      message: 'We can’t reach our service right now. Please try again.',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('the server answers health and metrics itself', async () => {
    expect((await site.request('/healthz')).text).toBe('ok\n');
    expect((await site.request('/readyz')).status).toBe(200);
    expect((await site.request('/metrics')).text).toContain('foyer_site_request_seconds');
    expect((await site.request('/metrics', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(403);
  });
});

test('with one trusted proxy only its headers are trusted', async () => {
  const behind = await startSiteUnderTest({ TRUST_PROXY_HOPS: '1' });
  try {
    const headers = {
      'x-forwarded-for': '198.51.100.66, 203.0.113.9',
      'x-forwarded-host': 'www.example.com',
      'x-forwarded-proto': 'https',
    };
    const page = await behind.request('/m/home', { headers });
    expect(page.text).toContain('<link rel="canonical" href="https://www.example.com/m/home">');
    const request = behind.backend.requests.find(({ url }) => url.startsWith('/wps/system/status'));
    expect(request?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
  } finally {
    await behind.close();
  }
});

test('a verdict on one region is used for no other region, even at the same address', async () => {
  const behind = await startSiteUnderTest({ TRUST_PROXY_HOPS: '1', REGION_HEADER: 'CF-IPCountry' });
  try {
    behind.backend.on('/wps/system/status', (request, response) =>
      status({ regionRestriction: request.headers['cf-ipcountry'] === 'KP' })(request, response),
    );
    const from = async (region: string) =>
      (await behind.request('/m/home', { headers: { 'cf-ipcountry': region } })).status;
    expect([await from('PH'), await from('KP'), await from('PH'), await from('KP')]).toEqual([200, 403, 200, 403]);
  } finally {
    await behind.close();
  }
});

test('a page’s own calls name the region of its visitor, but not the address', async () => {
  const behind = await startSiteUnderTest({ TRUST_PROXY_HOPS: '1', REGION_HEADER: 'CF-IPCountry' });
  try {
    const headers = { 'cf-ipcountry': 'PH', 'x-forwarded-for': '203.0.113.9' };
    expect((await behind.request('/m/home', { headers })).status).toBe(200);
    for (const path of ['/wps/system/settings', '/wps/content/banners']) {
      const request = behind.backend.requests.find(({ url }) => url.startsWith(path));
      expect(request?.headers['cf-ipcountry'], path).toBe('PH');
      expect(request?.headers['x-forwarded-for'], path).toBeUndefined();
    }
  } finally {
    await behind.close();
  }
});

describe('a back end that is down', () => {
  test('a cached page is still served, another page shows the error, and both recover', async () => {
    const fallen = await startSiteUnderTest();
    try {
      const en = { headers: { 'accept-language': 'en' } };
      expect((await fallen.request('/m/home', en)).status).toBe(200);
      await fallen.backend.close();
      const kept = await fallen.request('/m/home', en);
      expect(kept.status).toBe(200);
      expect(kept.text).toContain('data-route="home">fine');
      const proxied = await fallen.request('/wps/system/settings');
      expect(proxied.status).toBe(502);
    } finally {
      await fallen.close();
    }
  });

  test('a server that never reached its back end answers with a notice', async () => {
    const alone = await startSiteUnderTest({ BACKEND_URL: 'http://127.0.0.1:1' });
    try {
      const page = await alone.request('/m/home', { headers: { 'accept-language': 'en' } });
      expect(page.status).toBe(503);
      expect(page.headers['retry-after']).toBe('5');
      expect(page.text).toContain('We can’t reach our service');
    } finally {
      await alone.close();
    }
  });

  test('a page without its data shows the error with 503 and is not cached', async () => {
    const half = await startSiteUnderTest();
    try {
      half.backend.on('/wps/content/banners', (request) => request.socket.destroy());
      const page = await half.request('/m/home');
      expect(page.status).toBe(503);
      expect(page.text).toContain('data-route="home">service.unavailable');
      expect(page.headers['cache-control']).toBe('no-store');
      half.backend.on('/wps/content/banners', value({ items: [] }));
      expect((await half.request('/m/home')).status).toBe(200);
    } finally {
      await half.close();
    }
  });
});
