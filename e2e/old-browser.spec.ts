// The main ways of members, in a browser with only the features of Chrome 87 and iOS 14.5.
import type { Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { actUntil } from './support/act-until.ts';
import { awaitCalm } from './support/draw-clock.ts';
import { gameOpened } from './support/game-opened.ts';
import { makeOld } from './support/old-browser.ts';
import type { Change } from './support/operators.ts';
import { codeTo } from './support/outbox.ts';
import { betOnOdd } from './support/place-bet.ts';
import { solveCaptcha } from './support/solve-captcha.ts';
import { test as base, expect, logIn, open, playForMoney, storedSession } from './support/test.ts';
import { contentOf, journeyLocale, patternOf, textOf } from './support/texts.ts';

const test = base.extend({
  context: async ({ context }, use) => {
    await makeOld(context);
    await use(context);
  },
});

/** The captchas of the operators as they are, but for the log-in: version 3 in Aurora, version 4 in Lotus. */
const guardJoining: Change = ({ settings }) => {
  settings.captchaFor = ['register', 'sms'];
  settings.register.methods = ['username', 'mobile'];
};
test.use({ operators: { change: guardJoining }, showsPictures: true });

const home = (page: Page) => expect(page).toHaveURL((url) => url.pathname === '/m/home');

test('the browser of these journeys lacks what the oldest browsers lack', async ({ page }) => {
  await open(page, '/m/home');
  const found = await page.evaluate(() =>
    [
      Reflect.has(Object, 'hasOwn'),
      Reflect.has(URL, 'canParse'),
      Reflect.has(Array.prototype, 'at'),
      Reflect.has(DataView.prototype, 'setBigUint64'),
      Reflect.has(window, 'structuredClone'),
      Reflect.has(window, 'requestIdleCallback'),
      Reflect.has(window, 'BroadcastChannel'),
      Reflect.has(HTMLElement.prototype, 'inert'),
      Reflect.has(String.prototype, 'replaceAll'),
      Reflect.has(Promise, 'any'),
      Reflect.has(Response.prototype, 'json'),
    ].join(' '),
  );
  expect(found).toBe('false false false false false false false false true true true');
});

for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(operator, () => {
    test.use({ operator });

    test('an old browser starts the first page, and the lobby shows its games', async ({ page }) => {
      await open(page, '/m/home');
      await open(page, '/m/game');
      const tile = page.locator('main a[href^="/m/launchGame"], main a[href*="gameCode"], main button').last();
      await expect(tile).toBeVisible();
    });

    test('a refused log-in shows why, and the form allows the next try', async ({ page, faults }) => {
      faults.expect(/status of 400 .*session\/login/);
      await open(page, '/m/login');
      await logIn(page, { username: 'demo', password: 'wrong-password-1' });
      await expect(page.getByText(textOf('loginProblem.wrongCredentials'))).toBeVisible();
      // The form stays locked for half a second.
      await actUntil(
        page.waitForURL(({ pathname }) => pathname === '/m/home'),
        () => logIn(page),
      );
      expect(await storedSession(page)).toMatchObject({ userName: 'demo' });
    });

    test('a second visit logs in automatically', async ({ page, browser, context, site }) => {
      await open(page, '/m/login');
      await page.getByRole('checkbox', { name: textOf('login.keep') }).check();
      await logIn(page);
      await home(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_LOGIN_INFO'))).not.toBeNull();
      const again = await browser.newContext({ storageState: await context.storageState(), locale: journeyLocale });
      await makeOld(again);
      const back = await again.newPage();
      await open(back, `${site}/m/home`);
      await expect.poll(() => storedSession(back)).toMatchObject({ userName: 'demo' });
      await again.close();
    });

    test("a new member registers after the operator's puzzle", async ({ page }) => {
      const name = `phone-of-${operator === 'aurora' ? 3 : 4}-years`;
      await open(page, '/m/register');
      await page.getByLabel(textOf('login.username'), { exact: true }).fill(name);
      await page.getByLabel(textOf('login.password'), { exact: true }).fill('nine green lanterns');
      await page.getByRole('checkbox', { name: patternOf('register.agree', { age: '18' }) }).check();
      await page.getByRole('button', { name: textOf('register.submit'), exact: true }).click();
      await solveCaptcha(page);
      await home(page);
      expect(await storedSession(page)).toMatchObject({ userName: name });
    });
  });

test('a code by SMS is sent after the puzzle, and a wrong one is refused', async ({ page, product, faults }) => {
  faults.expect(/status of 400/);
  await open(page, '/m/login');
  await page.getByRole('button', { name: textOf('login.bySms'), exact: true }).click();
  await page.getByLabel(textOf('phone.label'), { exact: true }).fill('0905 123 4560');
  await page.getByRole('button', { name: textOf('codes.send') }).click();
  await solveCaptcha(page);
  const field = page.getByLabel(textOf('codes.label'));
  await expect(field).toBeVisible();
  const sent = () => codeTo(product, 'aurora', '+639051234560');
  await expect.poll(sent).not.toBeNull();
  const code = (await sent()) ?? '';
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByText(textOf('codesProblem.wrong'))).toBeVisible();
  // The form stays locked for half a second.
  await actUntil(
    page.waitForURL(({ pathname }) => pathname === '/m/home'),
    async () => {
      await field.fill('');
      await field.fill(code);
    },
  );
});

test('a member bets on a draw', async ({ page }) => {
  test.slow();
  await open(page, '/m/home');
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await playForMoney(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await logIn(page);
  await gameOpened(page);
  // Nothing is quick here: the bet has most of an issue.
  await awaitCalm(page);
  await betOnOdd(page);
});

test.describe('of the oldest iOS', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 14_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1 Mobile/15E148 Safari/604.1',
  });

  test('an old iPhone is offered the home screen, and shown the way there', async ({ page }) => {
    await open(page, '/m/home');
    await page.keyboard.press('Shift');
    await page.getByRole('button', { name: textOf('install.addWeb'), exact: true }).click();
    const guide = page.getByRole('dialog', { name: textOf('install.guideTitle') });
    await expect(guide.getByText(textOf('install.guideShare'))).toBeVisible();
    await expect(guide.locator('li svg')).toHaveCount(2);
  });
});
