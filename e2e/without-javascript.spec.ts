// docs/flows/without-javascript.md: visitors' pages can be read without scripts.
import { notBuiltPages } from '../apps/web/src/features/not-built/not-built.rules.ts';
import { wholeRoutes } from '../apps/web/src/shell/navigation/route-rules.ts';
import { expect, test } from './support/test.ts';
import { say } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

const visitorPages = wholeRoutes
  .filter(([name, { visitorPage }]) => visitorPage && !(name in notBuiltPages))
  .map(([, route]) => route);

test('RT-10 every page for visitors shows a heading, text and links without scripts', async ({ page, faults }) => {
  faults.expect(/status of 404 .*not-found/);
  for (const { paths } of visitorPages) {
    await page.goto(paths[0]);
    await expect(page.locator('h1'), paths[0]).toHaveCount(1);
    expect(((await page.locator('main').textContent()) ?? '').trim().length, paths[0]).toBeGreaterThan(20);
    expect(await page.locator('a[href^="/m/"]').count(), paths[0]).toBeGreaterThan(0);
  }
});

test('articles open from their lists', async ({ page }) => {
  for (const list of ['/m/news', '/m/activity', '/m/help']) {
    await page.goto(list);
    await page.locator(`main a[href*="id="]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === list && url.searchParams.has('id'));
    expect(((await page.locator('main').textContent()) ?? '').trim().length).toBeGreaterThan(60);
  }
});

test('a page that needs scripts says so', async ({ product }) => {
  // A browser whose scripts a test has disabled still hides the content of noscript: the test reads the document
  // itself.
  for (const path of ['/m/login', '/m/member/home', '/m/launchGame']) {
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, { headers: { 'Accept-Language': 'en' } });
    const [, told] = /<noscript><p[^>]*>([^<]+)</.exec(await answer.text()) ?? [];
    expect(told, path).toBe(say('site.scriptNeeded'));
  }
});

test('RT-13 a form sent without scripts returns with the affiliate and the destination', async ({ page }) => {
  const search = '?affiliateCode=a1&r=7&backUrl=%2Fm%2Fgame&utm_source=%E6%97%A5%E6%9C%AC+%2B';
  await page.goto(`/m/login${search}`);
  await page.getByLabel(say('login.username')).fill('demo');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByLabel(say('login.password'), { exact: true }).press('Enter');
  expect((await answered).status()).toBe(303);
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.heading'));
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/m/login${search}`);
});
