// docs/flows/own-lists.md: favourites and the games played last, of a visitor and of a member on two devices.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, logIn, open, test } from './support/test.ts';
import { contentOf, textOf } from './support/texts.ts';

const rapid5 = contentOf('Rapid 5');
const zenith = contentOf('Zenith 6/45');

const heartOf = (within: Page | Locator, game: string): Locator =>
  within.getByRole('button', { name: textOf('ownLists.favourite').replace('{game}', game), exact: true });
const chip = (page: Page, list: 'favourites' | 'recent'): Locator =>
  page
    .getByRole('group', { name: textOf('lobby.categories'), exact: true })
    .getByRole('button', { name: textOf(`ownLists.${list}`), exact: true });
const tiles = (page: Page): Locator => page.locator('main section a');

test('a visitor’s favourites and games played become the member’s at log-in, on every device', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  await open(page, '/m/game?list=favourites');
  await expect(page.getByRole('heading', { name: textOf('ownLists.noFavouritesTitle') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: textOf('lobby.showAll') }).click();

  await heartOf(page, zenith).click();
  await expect(heartOf(page, zenith)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: textOf('lobby.about').replace('{game}', rapid5) }).click();
  const sheet = page.getByRole('dialog', { name: rapid5 });
  await heartOf(sheet, rapid5).click();
  await sheet.getByRole('button', { name: textOf('launchGame.tryFree') }).click();
  await expect(page.frameLocator('iframe[src*="trial=1"]').locator('main').first()).toBeVisible();
  // A game is played once all of it has loaded.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_OWN_LISTS'))).toMatch(/"recent":\[\{/);
  await page.getByRole('button', { name: textOf('launchGame.leaveTrial') }).click();

  await open(page, '/m/game?list=favourites');
  await expect(tiles(page)).toHaveText([new RegExp(rapid5), new RegExp(zenith)]);
  await expectAccessible(page);
  await chip(page, 'recent').click();
  await expect(page).toHaveURL(({ search }) => search === '?list=recent');
  await expect(tiles(page)).toHaveText([new RegExp(rapid5)]);

  const merged = page.waitForResponse('**/wps/game/lists');
  await open(page, '/m/login?backUrl=/m/game');
  await logIn(page);
  expect((await merged).status()).toBe(200);

  const other = await browser.newContext({ baseURL: site });
  const phone = await other.newPage();
  await open(phone, '/m/login?backUrl=/m/game');
  await logIn(phone);
  await expect(phone).toHaveURL(({ pathname }) => pathname === '/m/game');
  await chip(phone, 'favourites').click();
  await expect(tiles(phone)).toHaveText([new RegExp(rapid5), new RegExp(zenith)]);
  await heartOf(phone, zenith).click();
  await expect(tiles(phone)).toHaveText([new RegExp(rapid5)]);
  await chip(phone, 'recent').click();
  // The member may have played more games in other journeys.
  await expect(tiles(phone).filter({ hasText: rapid5 })).toHaveCount(1);
  await other.close();
});
