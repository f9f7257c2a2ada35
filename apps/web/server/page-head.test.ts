// Pages over real HTTP: what crawlers read and what the browser is allowed to run.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeRoutes } from '../src/shell/navigation/route-rules.ts';
import { manyRules } from './testing/fake-build.ts';
import { type Reply, type SiteUnderTest, startSiteUnderTest } from './testing/site-under-test.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

const robots = (page: Reply): string | null => /<meta name="robots" content="([^"]+)">/.exec(page.text)?.[1] ?? null;
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const stateOf = (page: Reply) =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page.text)?.[1] ?? 'null');

describe('search engines', () => {
  const listed = ['/m/', '/m/index', '/m/home', '/m/help', '/m/activity', '/m/register', '/m/news'];

  test.each(listed)('RT-15 %s may be indexed on a www host and locally, nowhere else', async (path) => {
    expect(robots(await site.request(path, { host: 'www.example.com' }))).toBeNull();
    expect(robots(await site.request(path, { host: 'localhost:8080' }))).toBeNull();
    expect(robots(await site.request(path, { host: 'm.example.com' }))).toBe('noindex');
    expect(robots(await site.request(path, { host: 'evil-www.example.com' }))).toBe('noindex');
  });

  test.each(['/m/login', '/m/member/home', '/m/mall/mallHome', '/m/game', '/m/voucherCenter'])(
    'RT-15 %s is never indexed',
    async (path) => {
      expect(robots(await site.request(path, { host: 'www.example.com' }))).toBe('noindex');
    },
  );

  test('RT-15 a page whose content does not exist is never indexed', async () => {
    expect(robots(await site.request('/m/help?id=none', { host: 'www.example.com' }))).toBe('noindex');
  });

  test('robots.txt and the sitemap name exactly the indexed pages', async () => {
    const map = await site.request('/sitemap.xml', { host: 'www.example.com' });
    const paths = [...map.text.matchAll(/<loc>http:\/\/www\.example\.com([^<]+)<\/loc>/g)].map((match) => match[1]);
    expect(paths).toEqual(
      wholeRoutes
        .filter(([, { indexed }]) => indexed)
        .map(
          ([
            ,
            {
              paths: [first],
            },
          ]) => first,
        ),
    );
    const robotsFile = await site.request('/robots.txt', { host: 'www.example.com' });
    expect(robotsFile.text).toContain('Sitemap: http://www.example.com/sitemap.xml');
    expect((await site.request('/robots.txt', { host: 'mirror.example.com' })).text).toBe(
      'User-agent: *\nDisallow: /\n',
    );
  });

  test('a page has its canonical address, title and preview, and escapes every value', async () => {
    const page = await site.request('/m/index?affiliateCode=x', { host: 'www.example.com' });
    expect(page.text).toContain('<link rel="canonical" href="http://www.example.com/m/home">');
    expect(page.text).toContain(
      '<meta property="og:image" content="http://www.example.com/m/brand/aurora/share.44444444.png">',
    );
    expect(page.text).toContain('<title>Title &lt;/title&gt;&lt;script&gt;1&lt;/script&gt;</title>');
    expect(page.text).toContain('content="About &quot;home&quot;"');
  });
});

test('the tab has no icon to fetch before the page is idle; without JavaScript it has the operator’s', async () => {
  const { text } = await site.request('/m/home');
  expect(text.match(/<link rel="icon"[^>]*>/g)).toEqual([
    '<link rel="icon" href="data:," data-mark="/m/brand/aurora/mark.222222.svg">',
    '<link rel="icon" href="/m/brand/aurora/favicon.33333333.ico">',
  ]);
  expect(text).toContain('<noscript><link rel="icon" href="/m/brand/aurora/favicon.33333333.ico"></noscript>');
});

test('a page is sent whole: the first paint waits for what follows it, the state and the rules that wait', async () => {
  const { text } = await site.request('/m/home');
  const [, follower = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(text) ?? [];
  expect(follower).toBe('page-state');
  expect(text.split('<div id="root">')[1]).toMatch(
    /^<main.*<\/main><\/div><script type="application\/json" id="page-state">[^<]*<\/script><script type="application\/json">[^<]*<\/script><script>[^<]*<\/script><\/body><\/html>$/s,
  );
});

describe('the policy of a page', () => {
  test.each([
    '/m/home',
    '/m/login',
    '/m/member/home',
    '/m/nowhere',
    '/elsewhere',
    '/m/unsupported',
    '/m/game?lane=broken',
  ])('%s: every inline script and style is allowed by its hash, and nothing else', async (path) => {
    const page = await site.request(path);
    const policy = String(page.headers['content-security-policy']);
    const inline = (name: string) =>
      [...page.text.matchAll(new RegExp(`<${name}(?: id="[^"]*")?>(.*?)</${name}>`, 'gs'))].map(
        (match) => match[1] ?? '',
      );
    for (const script of inline('script')) expect(policy).toContain(hash(script));
    for (const style of inline('style')) expect(policy).toContain(hash(style));
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "connect-src 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types foyer dompurify',
    ])
      expect(policy).toContain(rule);
    expect(page.text).not.toMatch(/\sstyle=/);
    expect(page.text).not.toMatch(/\son[a-z]+=/);
    expect(page.headers['x-content-type-options']).toBe('nosniff');
  });

  test('a page keeps the windows it opened, and the page a provider returns to keeps its opener', async () => {
    const policyOf = async (path: string) => (await site.request(path)).headers['cross-origin-opener-policy'];
    expect(await policyOf('/m/login')).toBe('same-origin-allow-popups');
    expect(await policyOf('/m/socialReturn')).toBe('unsafe-none');
  });

  test('pictures may come only from the operator’s https CDNs', async () => {
    expect(String((await site.request('/m/home')).headers['content-security-policy'])).toContain(
      "img-src 'self' data: https://cdn.example;",
    );
  });

  test('two renders of a page have the same scripts, so that any cache matches its header', async () => {
    const scripts = (page: Reply) => [...page.text.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1]);
    expect(scripts(await site.request('/m/game'))).toEqual(
      scripts(await site.request('/m/news', { host: 'www.example.com' })),
    );
  });

  test('the state cannot end its script element', async () => {
    const page = await site.request('/m/home');
    expect(page.text).not.toContain('alert(1)</script><');
    expect(stateOf(page).settings.pingKey).toBe('key</script><script>alert(1)</script>');
  });

  test('an inline style sheet is marked, so that the loader does not fetch it again', async () => {
    const page = await site.request('/m/home');
    for (const name of ['base-bbbbbbbb', 'home-eeeeeeee']) expect(page.text).toContain(`<style id="${name}">`);
    expect(page.text).toContain('<style id="home-eeeeeeee">.home{color:red}</style>');
  });

  test('a rule that the page cannot match follows it, and its policy allows the sheet as it will be', async () => {
    const page = await site.request('/m/home');
    expect(page.text).toContain(
      `<script type="application/json">[["home-eeeeeeee",[[0,"${manyRules}"]]]]</script><script>`,
    );
    expect(page.headers['content-security-policy']).toContain(hash(`${manyRules}.home{color:red}`));
  });

  test('the head names what the page needs next', async () => {
    const head =
      (await site.request('/m/home', { headers: { 'accept-language': 'en' } })).text.split('</head>')[0] ?? '';
    for (const file of ['main-aaaaaaaa', 'react-cccccccc', 'home-dddddddd', 'en-ffffffff'])
      expect(head).toContain(`/m/assets/${file}.js`);
    expect(head).toContain('<link rel="preload" as="image" href="/m/brand/aurora/banner.11111111.svg"/>');
  });
});
