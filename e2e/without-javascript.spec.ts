// docs/flows/without-javascript.md: visitors' pages can be read without scripts.
import { wholeRoutes } from '../apps/web/src/shell/navigation/route-rules.ts';
import { halfOf } from '../tools/test/run-seed.mjs';
import { expect, test } from './support/test.ts';
import { journeyLocale, loginTitle, textOf } from './support/texts.ts';

test.use({ javaScriptEnabled: false, showsPictures: true });

const visitorPages = wholeRoutes.map(([, route]) => route).filter(({ visitorPage }) => visitorPage);

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
  for (const path of ['/m/login', '/m/register', '/m/recover', '/m/member/home', '/m/launchGame']) {
    const answer = await fetch(`http://127.0.0.1:${product.port}${path}`, {
      headers: { 'Accept-Language': journeyLocale },
    });
    const [, sentence, link] = /<noscript><p[^>]*>([^<]+) <a href="([^"]+)"/.exec(await answer.text()) ?? [];
    expect([sentence, link], path).toEqual([textOf('site.scriptNeeded'), '/m/help']);
  }
});

test('RT-13 a form sent without scripts returns with the affiliate and the destination', async ({ page }) => {
  const search = '?affiliateCode=a1&r=7&backUrl=%2Fm%2Fgame&utm_source=%E6%97%A5%E6%9C%AC+%2B';
  // The page hides its form from people without scripts; this one was sent before the scripts had come.
  const form = { username: 'demo', password: 'typed too soon' };
  const answer = await page.request.post(`/m/login${search}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginTitle, { useInnerText: true });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/m/login${search}`);
});

test('no page shows a form that leads nowhere', async ({ page }) => {
  for (const path of ['/m/login', '/m/register', '/m/recover', '/m/game']) {
    await page.goto(path);
    await expect(page.locator('form').first(), path).toBeHidden();
  }
});

for (const operator of halfOf(['aurora', 'lotus'] as const)) {
  test.describe(operator, () => {
    test.use({ operator });

    test('a page that needs scripts shows no button and no grey piece that stays', async ({ page }) => {
      for (const path of ['/m/login', '/m/register', '/m/recover']) {
        await page.goto(path);
        await expect(page.locator('h1'), path).toBeVisible();
        await expect(page.locator('button:visible, main svg:empty:visible'), path).toHaveCount(0);
      }
    });
  });
}

test('home, games and news show their pictures', async ({ page }) => {
  for (const path of ['/m/home', '/m/game', '/m/news']) {
    await page.goto(path);
    const pictures = page.locator('main img:visible');
    expect(await pictures.count(), path).toBeGreaterThan(2);
    for (const picture of await pictures.all()) await expect(picture, path).toHaveAttribute('src', /\.svg$/);
  }
});
