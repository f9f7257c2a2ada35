// docs/flows/guards.md: each address opens for those who may see it.
import { wholeRoutes } from '../apps/web/src/shell/navigation/route-rules.ts';
import { bringSession, expect, open, storedSession, test } from './support/test.ts';

const rows = wholeRoutes.filter(([name]) => name !== 'notFound');
const pathsOf = (wanted: (access: string) => boolean) =>
  rows.filter(([, { access }]) => wanted(access)).flatMap(([, { paths }]) => paths);

test('RT-11 RT-16 every protected address sends a visitor to the log-in, which remembers the address', async ({
  page,
}) => {
  for (const path of pathsOf((access) => access === 'member' || access === 'agent')) {
    await page.goto(path);
    await expect(page, path).toHaveURL((url) => url.pathname === '/m/login');
    expect(new URL(page.url()).searchParams.get('backUrl'), path).toBe(path);
    expect(await storedSession(page), path).toBeNull();
  }
});

test('RT-16 every public address opens for a visitor', async ({ page }) => {
  for (const path of pathsOf((access) => access === 'public').filter((path) => path !== '/m')) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('main'), path).toBeVisible();
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
});

test('RT-16 feedback without a session goes home, not to the log-in', async ({ page }) => {
  await page.goto('/m/feedback');
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

test('RT-12 RT-16 a saved session opens members’ addresses, and agents’ addresses send a player home', async ({
  wire,
  page,
}) => {
  await bringSession(page, wire);
  for (const path of pathsOf((access) => access === 'member').filter((path) => path !== '/m/changePsw')) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
    // RT-14 concerns a refresh; an address that was typed stays.
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
  await page.goto('/m/agentRegister');
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

test('RT-13 every link and address has the kept parameters, and hostile values are dropped', async ({ page }) => {
  const kept = {
    affiliateCode: 'AF1',
    referralCode: 'R-2',
    r: '77',
    inApp: '1',
    fbclid: 'fb.1',
    gclid: 'g_1',
    ttclid: 't1',
    kwaiclid: 'k1',
    bbg: 'b',
    isBgeTest: '1',
    cid: 'c9',
  };
  await open(page, `/m/home?${new URLSearchParams(kept)}&utm=no`);
  const links = page.locator('#root a[href^="/m/"]');
  await expect
    .poll(async () => {
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      return hrefs.filter(
        (href) =>
          !Object.entries(kept).every(([name, value]) => new URL(href, 'http://x').searchParams.get(name) === value),
      );
    })
    .toEqual([]);
  await page.locator('nav a[href^="/m/game"]').first().click();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === '/m/game' && Object.entries(kept).every(([name, value]) => url.searchParams.get(name) === value),
  );
  await open(page, `/m/home?affiliateCode=${encodeURIComponent('"><script>alert(1)</script>')}&cid=ok`);
  await expect.poll(() => page.locator('nav a[href^="/m/game"]').first().getAttribute('href')).toContain('cid=ok');
  expect(await page.locator('nav a[href^="/m/game"]').first().getAttribute('href')).not.toContain('script');
});

test('RT-14 a refresh stays on the pages of the table and goes home from all others', async ({ page }) => {
  for (const [, { paths, refreshInPlace, access }] of rows) {
    if (access !== 'public') continue;
    const path = paths[0];
    await open(page, path);
    await page.reload();
    await expect(page, path).toHaveURL((url) => url.pathname === (refreshInPlace ? path : '/m/home'));
  }
});

test('RT-14 a refresh of an address without a page goes home', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await page.goto('/m/nothing');
  await expect(page.locator('main')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === '/m/home');
});

test('RT-15 pages send search engines the index rule of the table', async ({ page }) => {
  for (const [, { paths, indexed, visitorPage }] of rows) {
    if (!visitorPage) continue;
    await page.goto(paths[0]);
    const robots = await page
      .locator('meta[name="robots"]')
      .evaluateAll((metas) => metas.map((meta) => meta.outerHTML));
    expect(robots.join().includes('noindex'), paths[0]).toBe(!indexed);
  }
});
