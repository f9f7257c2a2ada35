// A moment without network in a journey: files that are lost once, and what a page looks like when all of it has come.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Appearance, appearanceOf } from './appearance.ts';

/** Whether a file, by the path of its address, is of a kind. */
export type Matches = (path: string) => boolean;

/** What the console says of it. */
export const network = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|was lost|dynamically imported module/;

/** Loses the first request of each file of a kind; answers what was lost. */
export async function loseOnce(context: BrowserContext, matches: Matches): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await context.route(
    ({ pathname }) => matches(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (lost.has(pathname)) return route.continue();
      lost.add(pathname);
      return route.abort('failed');
    },
  );
  return lost;
}

/** A file that a newer version does not have any more: every request of it is answered 404. */
export const loseForGood = (context: BrowserContext, matches: Matches): Promise<unknown> =>
  context.route(
    ({ pathname }) => matches(pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  );

/** How a page looks when all of it has come and nothing changes any more. */
export async function settled(page: Page, last: string): Promise<Appearance> {
  await expect(page.locator(last).first()).toBeVisible();
  // Grey pieces hold the place of what is still to come.
  await expect(page.locator('main svg:empty')).toHaveCount(0);
  let before = await appearanceOf(page);
  const isSettled = async (): Promise<boolean> => {
    const now = await appearanceOf(page);
    const isSame = JSON.stringify(now) === JSON.stringify(before);
    before = now;
    return isSame && !JSON.stringify(now.pictures).includes(' false');
  };
  await expect.poll(isSettled, { intervals: [300] }).toBe(true);
  return before;
}

/** Waits until the page is what was wanted. */
export const expectSame = (page: Page, wanted: Appearance | undefined, what: string): Promise<void> =>
  expect.poll(() => appearanceOf(page), { message: what, timeout: 20_000 }).toEqual(wanted);

/** A mark that a reload would take away. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
