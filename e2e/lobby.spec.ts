// docs/flows/lobby.md: the games by category, vendor and search.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './support/test.ts';
import { contentOf, textOf, wordsOf } from './support/texts.ts';

const rowOf = (page: Page, key: 'lobby.categories' | 'lobby.vendors') =>
  page.getByRole('group', { name: textOf(key), exact: true });
const searchField = (page: Page) => page.getByRole('searchbox', { name: textOf('lobby.search') });
/** The next rounds stand between the games. */
const rounds = (page: Page) => page.getByRole('heading', { name: textOf('lobby.nextRounds') });
const tiles = (page: Page) =>
  page
    .locator('main section')
    .filter({ hasNot: rounds(page) })
    .locator('a, button:has(b)');
/** The first word of a game's name as somebody types it in a hurry: without its third letter, where words are long enough for that. */
function withSlip(name: string): string {
  const [word = ''] = name.toLowerCase().split(/[\s\d]/);
  return word.length > 4 ? word.slice(0, 2) + word.slice(3) : word;
}
const hasQuery =
  (wanted: string) =>
  ({ search }: URL): boolean =>
    search === wanted;

test('GL-05 GL-06 the lobby shows categories with their counts and vendors in their order, and filters by both in the address', async ({
  page,
}) => {
  await open(page, '/m/game');
  await expect(rowOf(page, 'lobby.vendors').getByRole('button')).toHaveText([
    textOf('lobby.allVendors'),
    textOf('lobby.vendorLotteries'),
    textOf('lobby.vendorVietnam'),
    textOf('lobby.vendorSea'),
    'TCG',
    '123BET',
    textOf('lobby.vendorInstant'),
    'PEBBLE ROW',
    'AMBER FOX',
    'BLUE HERON',
    'SILVER OAK',
    'WHITE BIRCH',
    'CEDAR GATE',
    'TWIN LAKES',
    'RED KITE',
    'HIGH TIDE',
  ]);
  const sports = rowOf(page, 'lobby.categories').getByRole('button', {
    name: new RegExp(`^${contentOf('Sports')} \\d+$`),
  });
  const count = Number((await sports.textContent())?.match(/\d+/)?.[0]);
  await sports.click();
  await expect(page).toHaveURL(hasQuery('?lane=sports'));
  await expect(tiles(page)).toHaveCount(count);
  await expect(tiles(page).filter({ hasText: contentOf('Penalty Rush') })).toBeVisible();

  await rowOf(page, 'lobby.categories')
    .getByRole('button', { name: textOf('lobby.all'), exact: true })
    .click();
  await rowOf(page, 'lobby.vendors').getByRole('button', { name: '123BET' }).click();
  await expect(page).toHaveURL(hasQuery('?vendor=123BET'));
  const found = await tiles(page).allTextContents();
  expect(found.length).toBeGreaterThan(0);
  await expectAccessible(page);
  // The same games stand there after a reload, and in the document of the server.
  await open(page, '/m/game?vendor=123BET');
  await expect(tiles(page)).toHaveText(found);
  await expect(rowOf(page, 'lobby.vendors').getByRole('button', { name: '123BET' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a search forgives slips and missing accents, and says what it found', async ({ page }) => {
  await open(page, '/m/game?lane=slots');
  const name = contentOf('Zenith 6/45');
  await searchField(page).fill(withSlip(name));
  await expect(page.getByRole('status').filter({ hasText: wordsOf('lobby.found', { count: 1 }) })).toBeAttached();
  await expect(tiles(page)).toHaveText([new RegExp(name)]);
  await searchField(page).fill('chess club');
  await page.getByRole('button', { name: textOf('lobby.showAll') }).click();
  await expect(searchField(page)).toHaveValue('');
  await expect(page).toHaveURL(hasQuery(''));
  expect(await tiles(page).count()).toBeGreaterThan(10);
});

test('the lobby shows 24 of 322 games at first, and the others as they are asked for, none twice', async ({ page }) => {
  await open(page, '/m/game');
  await expect(tiles(page)).toHaveCount(24);
  const first = await tiles(page).allTextContents();
  const more = page.getByRole('button', { name: textOf('lobby.more') });
  for (let shown = 24; shown < 322; shown += 24) {
    await more.click();
    await expect(tiles(page)).toHaveCount(Math.min(322, shown + 24));
  }
  await expect(more).toHaveCount(0);
  const all = await tiles(page).allTextContents();
  expect(all.slice(0, 24)).toEqual(first);
  expect(new Set(all).size).toBe(322);
  const pictures = await page
    .locator('main section img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.replace(/\.[\w-]+\.svg$/, '')));
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(40);
});

test('"Show more" stays under the finger while a jackpot comes above it', async ({ page }) => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/wps/game/jackpots', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/m/game');
  await expect(rounds(page)).toBeVisible();
  await page.getByRole('button', { name: textOf('lobby.more') }).hover();
  await page.mouse.down();
  letThrough();
  await expect(page.getByRole('link', { name: new RegExp(`^${textOf('jackpot.title')}`) })).toBeVisible();
  await page.mouse.up();
  await expect(tiles(page)).toHaveCount(48);
});

test('a lane whose pictures are broken keeps its tiles, and they open their games', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await open(page, '/m/game?lane=slots');
  const tile = tiles(page).first();
  const size = await tile.boundingBox();
  expect([(size?.width ?? 0) > 80, (size?.height ?? 0) > 80]).toEqual([true, true]);
  const name = (await tile.locator('b').textContent()) ?? '';
  await tile.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});
