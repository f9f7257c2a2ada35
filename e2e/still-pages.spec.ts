// What stands on a page stays where it is while the rest arrives: a finger would meet something else.
import { DRAW_WAIT_MS } from './support/draw-clock.ts';
import { bringSession, expect, open, test } from './support/test.ts';
import { journeyLanguage, textOf } from './support/texts.ts';
import { paintFromStart } from './support/unpainted.ts';

/** A moved piece: how it begins, where it was and where it is. */
interface ViewWithMoves extends Window {
  moves: string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

function watchMoves(): void {
  const view = window as unknown as ViewWithMoves;
  view.moves = [];
  new PerformanceObserver((list) => {
    // A balance is some pixels wider or narrower than its place, and what stands beside it moves by as much to the side.
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources)
        if (previousRect.y !== currentRect.y || Math.abs(previousRect.x - currentRect.x) >= 8)
          view.moves.push(`${node?.textContent?.slice(0, 40)} ${previousRect.y} ${currentRect.y}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Letters of Urdu and Burmese are taller: what stands in their place is, too. */
const pages = [
  ['/m/member/home', 'promotion/rewards', 'referral.title', journeyLanguage],
  ['/m/game', 'game/jackpots', 'jackpot.title', journeyLanguage],
  ['/m/game', 'game/jackpots', 'jackpot.title', 'MY'],
  ['/m/activity', 'promotion/rewards', 'referral.title', journeyLanguage],
  ['/m/voucherCenter', 'wallet/balance', 'deposit.title', journeyLanguage],
  ['/m/member/home', 'promotion/rewards', 'referral.title', 'UR'],
  ['/m/member/home', 'promotion/rewards', 'referral.title', 'MY'],
] as const;

test('nothing on a member’s page moves when its answers come late', async ({ page, context, site, wire }) => {
  await bringSession(page, wire);
  // The browser reports what moves on the screen: all of the page is on it.
  await page.setViewportSize({ width: 360, height: 3000 });
  await page.addInitScript(watchMoves);
  await paintFromStart(page);
  for (const [path, late, text, language] of pages) {
    await test.step(`${path} in ${language}`, async () => {
      await context.addCookies([{ name: 'language', value: language, url: site }]);
      let letThrough = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      const held = page.waitForRequest(`**/wps/${late}*`);
      await page.route(`**/wps/${late}*`, async (route) => {
        await released;
        await route.continue();
      });
      await open(page, path);
      await held;
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      letThrough();
      await expect(page.getByText(textOf(text, language)).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as ViewWithMoves).moves)).toEqual([]);
      await page.unroute(`**/wps/${late}*`);
    });
  }
});

/** The heights of the rows of balls on the page, and what they are without the balls, as before the first draw. */
function ballRows(): { full: number[]; empty: number[] } {
  const rows = [...document.querySelectorAll('main span')].filter(
    ({ children }) => children.length > 2 && [...children].every(({ tagName }) => tagName === 'B'),
  );
  const heights = () => rows.map((row) => row.getBoundingClientRect().height);
  const full = heights();
  for (const row of rows) row.replaceChildren();
  return { full, empty: heights() };
}

test('the first result of a draw moves nothing on home: the row of its balls is there before', async ({ page }) => {
  await open(page, '/m/home');
  const balls = page.locator('main span > b:first-child + b + b').first();
  await expect(balls).toBeVisible({ timeout: DRAW_WAIT_MS });
  const { full, empty } = await page.evaluate(ballRows);
  expect(full).not.toEqual([]);
  expect(empty).toEqual(full);
});

test('a dialog that opens and closes does not draw the page below it again', async ({ page }) => {
  // The tabs of the page read it whenever they are drawn; calls to the platform read it by `online`.
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') ?? {};
    const view = window as unknown as { reads: number };
    view.reads = 0;
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get() {
        if (!new Error().stack?.includes('.online ')) view.reads += 1;
        return get?.call(this);
      },
    });
  });
  const reads = () => page.evaluate(() => (window as unknown as { reads: number }).reads);
  await open(page, '/m/game');
  await page.waitForLoadState('networkidle');
  const before = await reads();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: textOf('ui.language') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await reads()).toBe(before);
});
