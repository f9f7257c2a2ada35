// docs/flows/launch-game.md: an operator whose games start in its app only.
import type { Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { gameOpened } from './support/game-opened.ts';
import { withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { contentOf, loginTitle, patternOf, textOf } from './support/texts.ts';

const liveTable = {
  id: 'live-table',
  groupName: 'home',
  art: 'banner-brand',
  eyebrow: { EN: 'LIVE' },
  title: { EN: 'Live table' },
  action: { EN: 'Play' },
  linkageType: 'G',
  linkage: 'baccarat',
  gameType: 'LIVE',
  vendor: 'AE',
};

test.use({
  operators: {
    change: (file, operator) => {
      withoutCaptcha(file, operator);
      file.switches.gamesInAppOnly = true;
      file.banners = [liveTable, { shared: 'every-minute' }];
    },
  },
});

const says = (page: Page) => expect(page.getByText(textOf('launchGame.labelStartGameError'))).toBeVisible();

/** Collects the launches that are requested. */
function watchLaunches(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/launchGame$/.test(request.url()) && request.method() === 'POST') seen.push(request.url());
  });
  return seen;
}

/** The ways to a game on home that lead over the launch page. */
const ways: readonly (readonly [string, (page: Page) => ReturnType<Page['locator']>])[] = [
  ['its tile', (page) => page.locator('section a[href*="vendor=LOTT"]').last()],
  ['the next draw', (page) => page.getByRole('link', { name: patternOf('home.betOn') })],
  ['a banner', (page) => page.getByRole('link', { name: contentOf('A draw every single minute') })],
];

/** The operators differ in names and colours here: a run takes one of them. */
for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(`the games of ${operator}`, () => {
    test.use({ operator });

    test(`GL-03 SW-02 every way to a game of ${operator} says that games open in the app`, async ({ page }) => {
      const launches = watchLaunches(page);
      await open(page, '/m/home');
      for (const [, way] of ways) {
        await way(page).first().click();
        await says(page);
        await expect(page).toHaveURL((url) => url.pathname === '/m/launchGame');
        await page.getByRole('link', { name: textOf('common.goHome') }).click();
        await expect(page).toHaveURL((url) => url.pathname === '/m/home');
      }
      await page.getByRole('link', { name: /Live table/ }).click();
      await says(page);
      const sheet = page.getByRole('dialog', { name: 'LIVE' });
      await expectAccessible(page);
      await sheet
        .getByRole('button', { name: textOf('common.close') })
        .last()
        .click();
      await expect(sheet).toHaveCount(0);
      await open(page, '/m/launchGame?code=rapid5&vendor=TCG_SEA');
      await says(page);
      await expectAccessible(page);
      await expect(page.getByRole('dialog', { name: loginTitle })).toHaveCount(0);
      expect(launches).toEqual([]);
    });
  });

test('GL-03 SW-02 a member outside the app starts no game; in the app the same game opens', async ({ page, wire }) => {
  const launches = watchLaunches(page);
  await openAs(page, wire, '/m/home');
  await page.getByRole('link', { name: contentOf('A draw every single minute') }).click();
  await says(page);
  expect(launches).toEqual([]);
  // The operator's app opens the site with this mark.
  await open(page, '/m/home?inApp=1');
  await page.getByRole('link', { name: contentOf('A draw every single minute') }).click();
  await gameOpened(page);
});
