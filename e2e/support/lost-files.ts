// Loses files of a journey once, and describes what a complete page looks like.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { appearanceOf } from './appearance.ts';

/** Tells whether a file is of this kind, by the path of its URL. */
export type Matches = (path: string) => boolean;

/** Messages on the console about a lost file. */
export const network = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|was lost|dynamically imported module/;

/** Loses the first request of each file of a kind; answers what was lost. */
export async function loseOnce(where: BrowserContext | Page, matches: Matches): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await where.route(
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

/** Taps on the button that reloads the page. Only the page that comes finds lost files: the present one tries them again, too. */
export async function reloadWithFiles(page: Page, reload: Locator): Promise<void> {
  page.once('domcontentloaded', () => void page.context().unrouteAll());
  await reload.click();
}

/** Waits until what comes last on a page is there, and nothing of it changes from one look to the next. */
export async function settled(page: Page, last: string): Promise<void> {
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
}

/** Waits until a page looks like an undisturbed one, which is looked at each time: a part of it may come later than it seemed settled. */
export const expectSame = (page: Page, undisturbed: Page, what: string): Promise<void> =>
  expect(async () => expect(await appearanceOf(page), what).toEqual(await appearanceOf(undisturbed))).toPass({
    timeout: 60_000,
  });

/** A mark that a reload would take away. */
export const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
