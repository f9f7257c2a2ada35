// What stands on a page stays where it is while the rest arrives: a finger would meet something else.
import { bringSession, expect, open, test } from './support/test.ts';
import { journeyLanguage, textOf } from './support/texts.ts';

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
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources)
        view.moves.push(`${node?.textContent?.slice(0, 40)} ${previousRect.y} ${currentRect.y}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Letters of Urdu and Burmese are taller: what stands in their place is, too. */
const pages = [
  ['/m/member/home', 'promotion/rewards', 'referral.title', journeyLanguage],
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
