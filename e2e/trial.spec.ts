// docs/flows/trial.md: what a game is, before play, and a trial of it with play money.
import { type LanguageCode, languageNames } from '@foyer/contract';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { gameOpened } from './support/game-opened.ts';
import { betOnOdd } from './support/place-bet.ts';
import { expect, expectAccessible, logIn, open, openAs, test } from './support/test.ts';
import { contentOf, journeyLanguage, loginTitle, patternOf, sharedText, textOf } from './support/texts.ts';
import { vendorAmount, vendorText } from './support/vendor-page.ts';

const rapid5 = contentOf('Rapid 5');
const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: rapid5 });
const frameOf = (page: Page): Locator => page.locator('iframe[src*="trial=1"]');
const roomOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="trial=1"]');
const tapGame = (page: Page): Promise<void> =>
  page.getByRole('link', { name: patternOf('home.betOn', { game: rapid5 }) }).click();
const tryIt = (page: Page): Promise<void> =>
  sheetOf(page)
    .getByRole('button', { name: textOf('launchGame.tryFree') })
    .click();
const button = (within: Page | FrameLocator | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });
const isAt = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

/** The operators differ in colours here: a run takes one of them. */
for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(operator, () => {
    test.use({ operator });

    test(`GL-04 a visitor of ${operator} reads about a game, tries it over the whole screen, and goes back`, async ({
      page,
    }) => {
      test.slow();
      const launch = page.waitForRequest('**/wps/relay/GCS_gameTrialLaunch');
      await open(page, '/m/home');
      await tapGame(page);
      const sheet = sheetOf(page);
      for (const text of ['launchGame.stake', 'launchGame.returns', 'launchGame.rules'] as const)
        await expect(sheet.getByText(textOf(text), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await tryIt(page);
      expect((await launch).postDataJSON()).toEqual({ gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' });
      const room = roomOf(page);
      await expect(room.getByText(sharedText('games', 'playMoney'), { exact: true })).toBeVisible();
      await expect(frameOf(page)).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
      await expectAccessible(page);

      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await button(page, textOf('launchGame.hideBar')).click();
      await expect(frameOf(page)).toHaveCSS('height', `${height}px`);
      await expectAccessible(page);
      await page.setViewportSize({ width: height, height: width });
      await expect(frameOf(page)).toHaveCSS('width', `${height}px`);
      await expect(frameOf(page)).toHaveCSS('height', `${width}px`);
      await page.setViewportSize({ width, height });
      await button(page, textOf('launchGame.showBar')).click();

      await betOnOdd(room);
      await button(page, textOf('launchGame.leaveTrial')).click();
      await expect(frameOf(page)).toHaveCount(0);
      await isAt(page, '/m/home');
      // The page is as it was: a tap is answered again.
      await tapGame(page);
      await expect(sheetOf(page)).toBeVisible();
    });

    test(`GL-04 a trial of a member of ${operator} leaves the balance alone`, async ({ page, wire }) => {
      test.slow();
      // Whose money no draw moves that another journey has bet on.
      const member = await wire.newMember();
      await openAs(page, wire, '/m/home', member);
      const balance = async () => (await wire.call('wallet.balance', {}, member.token)).body;
      const before = await balance();
      await page.locator('nav a[href^="/m/game"]').first().click();
      await button(page, textOf('lobby.about').replace('{game}', rapid5)).click();
      await tryIt(page);
      await betOnOdd(roomOf(page));
      await page.goBack();
      await expect(frameOf(page)).toHaveCount(0);
      await isAt(page, '/m/game');
      expect(await balance()).toEqual(before);
    });
  });

test('the sheet leads to real play: the log-in first, and then the game', async ({ page }) => {
  await open(page, '/m/home');
  await tapGame(page);
  await button(sheetOf(page), textOf('launchGame.logInAndPlay')).click();
  await expect(page.getByRole('dialog', { name: loginTitle })).toBeVisible();
  await logIn(page);
  await gameOpened(page);
});

test('a member plays with one tap, without the sheet, which the sign on a tile of home still opens', async ({
  wire,
  page,
}) => {
  await openAs(page, wire, '/m/home');
  await button(page, textOf('lobby.about').replace('{game}', rapid5)).first().click();
  await expect(sheetOf(page).getByText(textOf('launchGame.rules'), { exact: true })).toBeVisible();
  await button(sheetOf(page), textOf('common.close')).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await expectAccessible(page);
  await tapGame(page);
  await gameOpened(page);
});

test('GL-04 a trial that is not answered in 10 s says so; another try opens it, and leaving it drops the answer', async ({
  page,
}) => {
  await open(page, '/m/home');
  await page.clock.install();
  await page.route('**/wps/relay/GCS_gameTrialLaunch', () => undefined);
  await tapGame(page);
  const asked = page.waitForRequest('**/wps/relay/GCS_gameTrialLaunch');
  await tryIt(page);
  await asked;
  await page.clock.runFor(10_000);
  await expect(page.getByText(textOf('common.timeoutRetryPlease'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/wps/relay/GCS_gameTrialLaunch');
  await button(page, textOf('launchGame.retry')).click();
  await expect(roomOf(page).getByText(sharedText('games', 'playMoney'), { exact: true })).toBeVisible();
  await button(page, textOf('launchGame.leaveTrial')).click();

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/wps/relay/GCS_gameTrialLaunch', (route) => held.then(() => route.continue()));
  await tapGame(page);
  await tryIt(page);
  await button(page, textOf('launchGame.leaveTrial')).click();
  const answered = page.waitForResponse('**/wps/relay/GCS_gameTrialLaunch');
  answer();
  await answered;
  await expect(frameOf(page)).toHaveCount(0);
  await isAt(page, '/m/home');
});

test('GL-04 an address on a foreign host is not opened, and the person is told', async ({ page }) => {
  await page.route('**/wps/relay/GCS_gameTrialLaunch', (route) =>
    route.fulfill({ json: { success: true, value: { gameUrl: 'https://evil.example/lottery/?trial=1' } } }),
  );
  await open(page, '/m/home');
  await tapGame(page);
  await tryIt(page);
  await expect(page.getByText(textOf('launchGame.unsafeText'))).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('common.close') })
    .click();
  await isAt(page, '/m/home');
});

test('LA-01 the lobby shows the next rounds, and again in the language that is chosen', async ({ page }) => {
  await open(page, '/m/game');
  const other = journeyLanguage === 'VI' ? 'EN' : 'VI';
  const heading = (language: LanguageCode) => page.getByRole('heading', { name: textOf('lobby.nextRounds', language) });
  await expect(heading(journeyLanguage)).toBeVisible();
  const round = page.locator('main a[href^="/m/launchGame"]').filter({ has: page.getByRole('img') });
  await expect(round.first()).toContainText(rapid5);
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('GCSGAME_getGameMatchV2') && request.headers().language === other,
  );
  await page.getByRole('button', { name: textOf('ui.language') }).click();
  await page.getByRole('dialog').getByText(languageNames[other], { exact: true }).click();
  await asked;
  await expect(heading(other)).toBeVisible();
});

test('GL-04 a visitor tries a vendor’s game with play money, and the vendor’s first screen says so', async ({
  page,
}) => {
  test.slow();
  await open(page, '/m/game?vendor=AMBER_FOX');
  await page
    .getByRole('link', { name: contentOf('Golden Crown') })
    .first()
    .click();
  await button(page.getByRole('dialog', { name: contentOf('Golden Crown') }), textOf('launchGame.tryFree')).click();
  const frame = page.locator('iframe[src*="//vendor."]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  const game = page.frameLocator('iframe[src*="//vendor."]');
  await expect(game.getByText(vendorText('trial'), { exact: true })).toBeVisible();
  await expect(game.getByText(vendorAmount(20_000n), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(game, vendorText('play')).click();
  await expect(game.getByRole('status')).not.toHaveText(vendorText('ready'));
  await button(page, textOf('launchGame.leaveTrial')).click();
  await expect(frame).toHaveCount(0);
});
