// docs/flows/bad-input.md: hostile addresses, tokens and bodies are refused without harm.
import { halfOf } from '../tools/test/run-seed.mjs';
import { expect, logIn, open, storedSession, test } from './support/test.ts';

// The whole list stands in the test of the rule itself (safe-target.test.ts); these are its kinds, of which a run takes half.
const hostile = [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/m/home',
  '/m/..//evil.example',
  '/m/%2f%2fevil.example',
  '/m/%5c%5cevil.example',
  '/m/\u0000home',
  '/wps/session/logout',
  'https://localhost@evil.example/m/home',
];

test('a hostile backUrl or redirectUrl leads home after the log-in, in each spelling', async ({ page, site }) => {
  test.slow();
  let scriptsRun = 0;
  page.on('dialog', (dialog) => {
    scriptsRun += 1;
    return dialog.dismiss();
  });
  for (const [at, target] of halfOf([...hostile.entries()])) {
    const name = at % 4 < 2 ? 'backUrl' : 'redirectUrl';
    await open(page, `/m/login?${name}=${encodeURIComponent(target)}`);
    await logIn(page);
    await expect(page, `${name}=${target}`).toHaveURL((url) => url.origin === site && url.pathname === '/m/home');
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(scriptsRun).toBe(0);
});

test('RT-12 ambiguous and malformed tokens are removed, not stored, and start no request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/wps\/(session\/(handoff|rotate)|member\/info)/.test(request.url())) requests.push(request.url());
  });
  const good = 'A'.repeat(43);
  const other = 'B'.repeat(43);
  for (const query of [
    `token=${good}&token=${other}`,
    `token=${good}&tokens=${other}`,
    'token=',
    `token=${'A'.repeat(4097)}`,
    `token=${good}%0A`,
    `token=%20${good}`,
    `token=${encodeURIComponent('トークン')}`,
    'token=%zz',
    `token[]=${good}`,
  ]) {
    await open(page, `/m/home?${query}&cid=keep`);
    await expect.poll(() => new URL(page.url()).searchParams.has('token'), { message: query }).toBe(false);
    expect(await storedSession(page), query).toBeNull();
  }
  expect(requests).toEqual([]);
});

test('unknown pages and articles answer 404 with a page that links on', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  for (const path of [
    '/m/nowhere',
    '/m/home/deeper/still',
    '/m/%3Cscript%3E',
    '/m/news?id=no-such-news',
    '/m/activity?id=no-such-activity',
    '/m/help?id=no-such-topic',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.locator('main a[href^="/m/"]').first(), path).toBeVisible();
  }
});

test('a hostile address never causes a server error', async ({ request, site }) => {
  for (const path of [
    '/m/%',
    '/m/%00',
    '/m/%ff%fe',
    `/m/${'a'.repeat(7000)}`,
    '/m/home?%%%=1',
    '/..%2f..%2fetc/passwd',
    '/m/assets/..%2f..%2fpackage.json',
    '/m/assets/',
  ]) {
    const answer = await request.get(`${site}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text(), path).not.toContain('"workspaces"');
  }
});

test('the site refuses a body that is too large with 413, at every size', async ({ request, site }) => {
  for (const kib of [70, 200, 1000, 3000]) {
    const answer = await request.post(`${site}/wps/session/login`, { data: { a: 'x'.repeat(kib * 1024) } });
    expect([kib, answer.status(), await answer.json()]).toMatchObject([kib, 413, { errorCode: 'body.too.large' }]);
  }
});
