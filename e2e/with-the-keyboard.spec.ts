// docs/flows/with-the-keyboard.md: every page works with the keyboard and a screen reader.
import { languages } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import type { Locator, Page } from '@playwright/test';
import { type Access, routes } from '../apps/web/src/shell/navigation/routes.ts';
import { halfOf, seedOfRun } from '../tools/test/run-seed.mjs';
import { accessibilityFaults } from './support/accessibility.ts';
import { awaitCalm, DRAW_WAIT_MS } from './support/draw-clock.ts';
import { gameOpened } from './support/game-opened.ts';
import { walk } from './support/keyboard.ts';
import type { Operator } from './support/operators.ts';
import {
  bringSession,
  expect,
  expectAccessible,
  logIn,
  open,
  playForMoney,
  storedSession,
  test,
} from './support/test.ts';
import {
  contentOf,
  gameText,
  journeyLanguage,
  patternOf,
  sharedPattern,
  sharedWords,
  textOf,
  wordsOf,
} from './support/texts.ts';

test.use({ showsPictures: true });

const places = Object.values(routes).map(({ paths, access }) => ({ path: paths[0], access }));
const pathsFor = (...who: readonly Access[]): readonly string[] =>
  places.filter((place) => who.includes(place.access)).map(({ path }) => path);
const forVisitors = pathsFor('public');
const forMembers = pathsFor('member', 'feedback');
const forAgents = pathsFor('agent');

/** Pages with other stops for each operator: a run walks them for both. */
const differ = ['/m/home', '/m/login', '/m/register'];
/** Of the other pages, which differ in their colours, a run walks one half for one operator and the other half for the other. */
const pagesOf = (operator: Operator, paths: readonly string[]): readonly string[] => [
  ...paths.filter((path) => differ.includes(path)),
  ...halfOf(
    paths.filter((path) => !differ.includes(path)),
    operator === 'aurora' ? 0 : 1,
  ),
];

/** Forms where what is behind the buttons of social accounts comes with the first touch. */
const withSocial = ['/m/login', '/m/register'];

async function pressOn(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** From the home page, as a visitor who logs in on the way. */
async function enterRoom(page: Page): Promise<void> {
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await playForMoney(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await logIn(page);
  await gameOpened(page);
}

test('the check reports rules that a page breaks, also in its frames of other origins', async ({ page, product }) => {
  const html = (body: string) => ({ contentType: 'text/html', body: `<html lang="en"><title>A</title>${body}</html>` });
  const frame = `http://games.localhost:${product.port}/frame`;
  await page.route('**/m/help', (route) => route.fulfill(html(`<main><h1>A</h1><iframe title="B" src="${frame}">`)));
  await page.route(frame, (route) => route.fulfill(html('<input>')));
  await page.goto('/m/help');
  expect(await accessibilityFaults(page)).toEqual(['label: Form elements must have labels iframe input']);
});

// Each of these walks some twenty pages.
test.describe.configure({ timeout: 240_000 });

for (const operator of ['aurora', 'lotus'] as const) {
  test.describe(operator, () => {
    test.use({ operator });

    test('its pages for visitors meet the accessibility rules and work with the keyboard', async ({ page, faults }) => {
      faults.expect(/status of 404/);
      for (const path of pagesOf(operator, forVisitors)) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.locator('h1')).toBeVisible();
          if (withSocial.includes(path)) {
            await page.keyboard.press('Shift');
            await expect(page.locator('section p[role="status"]')).toBeAttached();
          }
          // The choice of a country comes once the form stands: one more stop.
          if ((await page.locator('input[type="tel"]').count()) > 0)
            await expect(page.getByRole('button', { name: patternOf('phone.country') })).toBeVisible();
          await expectAccessible(page);
          expect(await walk(page), `${path}, ${seedOfRun()}`).toEqual([]);
        });
      }
      for (const list of ['/m/news', '/m/activity', '/m/help']) {
        await open(page, list);
        await page.locator('main a[href*="id="]').first().click();
        await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test('overlays take the focus, keep it, and return it', async ({ page }) => {
      await open(page, '/m/home');
      const opener = page.getByRole('button', { name: textOf('ui.language') }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await expectAccessible(page);
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab');
        expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
      await page.goBack();
      await expect(sheet).toBeHidden();
      expect(new URL(page.url()).pathname).toBe('/m/home');
    });

    test('its pages for members meet the accessibility rules and work with the keyboard', async ({
      page,
      faults,
      wire,
    }) => {
      // Lotus has no reward centre.
      if (operator === 'lotus') faults.expect(/status of 404 .*\/wps\/promotion\//);
      await bringSession(page, wire);
      for (const path of pagesOf(operator, ['/m/home', ...forMembers])) {
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.locator('h1')).toBeVisible();
          await expectAccessible(page);
          expect(await walk(page), `${path}, ${seedOfRun()}`).toEqual([]);
        });
      }
    });

    test('pages meet the accessibility rules from right to left and in tall letters', async ({
      page,
      context,
      site,
    }) => {
      for (const language of halfOf(['UR', 'MY'], operator === 'aurora' ? 0 : 1)) {
        await context.addCookies([{ name: 'language', value: language, url: site }]);
        for (const path of pagesOf(operator, ['/m/home', '/m/login', '/m/game', '/m/help'])) {
          await open(page, path);
          await expectAccessible(page);
        }
      }
    });
  });
}

test('the accessibility rules find a text without contrast', async ({ page }) => {
  await open(page, '/m/login');
  // A rule for all texts: one element may be made anew by a late section, or lie under a notice.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main, main * { color: #777 !important; background: #888 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect((await accessibilityFaults(page)).map((fault) => fault.split(':')[0])).toEqual(['color-contrast']);
});

test('the walk with the keyboard finds a ring of focus that its surroundings cut', async ({ page }) => {
  await open(page, '/m/help');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main li { overflow: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await walk(page)).join('\n')).toContain('the ring of focus around a "');
});

test('the walk with the keyboard goes on while stops change places, and finds one that is never reached', async ({
  page,
}) => {
  await open(page, '/m/help');
  // Each stop that has the focus sends the first one to the end: no two walks meet the same order.
  await page.evaluate(() => {
    document.body.replaceChildren(
      ...['A', 'B', 'C'].map((name) => Object.assign(document.createElement('button'), { textContent: name })),
    );
    document.body.addEventListener('focusin', ({ target }) => {
      const [first] = document.body.children;
      if (first && first !== target) document.body.append(first);
    });
  });
  expect(await walk(page)).toEqual([]);
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'D' });
    button.addEventListener('focus', () => button.blur());
    document.body.prepend(button);
  });
  expect(await walk(page)).toEqual(['button "D" is never reached']);
  // Each stop brings another one.
  await open(page, '/m/help');
  await page.evaluate(() => {
    const add = (): void => document.body.append(document.createElement('button'));
    document.body.replaceChildren();
    add();
    document.body.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLButtonElement) add();
    });
  });
  expect(await walk(page)).toContain('button "" comes anew before it is walked');
});

test('a navigation and Back focus the start of the page and announce its title', async ({ page }) => {
  const expectArrived = async (title: string): Promise<void> => {
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('status').getByText(wordsOf('common.pageOpened', { title }))).toBeAttached();
  };
  await open(page, '/m/help');
  const list = await page.locator('h1').innerText();
  const entry = page.locator('main a[href*="id="]').first();
  await pressOn(entry);
  await expect(page.locator('h1')).not.toHaveText(list);
  await expectArrived(await page.locator('h1').innerText());
  await page.keyboard.press('Tab');
  await expect(page.locator('main')).not.toBeFocused();
  await page.goBack();
  await expectArrived(list);
});

test('home and the lottery room do not animate under reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || transitionDuration.split(',').some((each) => Number.parseFloat(each) > 0);
        })
        .map(({ tagName, classList }) => `${tagName} ${classList}`),
    );
  // The test needs a page that moves by itself: a still page proves nothing.
  await open(page, '/m/home');
  expect(await moving()).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toEqual([]);
  await enterRoom(page);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await moving()).toEqual([]);
});

test('every page for agents meets the accessibility rules and works with the keyboard', async ({ page, wire }) => {
  await bringSession(page, wire, { ...demoMember, username: 'agent' });
  expect(await storedSession(page)).toMatchObject({ type: 1 });
  expect(forAgents).not.toEqual([]);
  for (const path of forAgents) {
    await open(page, path);
    await expect(page.locator('h1')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await expectAccessible(page);
    expect(await walk(page), path).toEqual([]);
  }
});

const named = (key: string) => new RegExp(`^${sharedPattern('games', key).source}`);
/** The key to the next tab. */
const onward = languages[journeyLanguage].dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

/** The sheet has the focus, keeps it, and every stop of it is reached and shows that it is. */
async function expectSheet(page: Page, sheet: Locator): Promise<void> {
  await expect(sheet).toBeFocused();
  await expectAccessible(page);
  const stops = await sheet.locator('button:enabled, a[href], input:enabled').all();
  for (const stop of [...stops, ...stops.slice(0, 1)]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    expect(
      await stop.evaluate((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      }),
      await stop.ariaSnapshot(),
    ).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(stops.at(-1) ?? sheet).toBeFocused();
}

test('the pages of a lottery meet the accessibility rules and work with the keyboard', async ({ page }) => {
  await open(page, '/m/home');
  await enterRoom(page);
  await expect(page.getByRole('link', { name: gameText('verify') }).first()).toBeVisible({ timeout: DRAW_WAIT_MS });

  const panel = page.locator('#panel');
  const tab = (key: string) => page.getByRole('tab', { name: gameText(key), exact: true });
  await tab('tabPick').focus();
  for (const key of ['tabPick', 'tabBets', 'tabResults', 'tabRules']) {
    await test.step(key, async () => {
      await expect(tab(key)).toBeFocused();
      await expect(tab(key)).toHaveAttribute('aria-selected', 'true');
      await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
      await awaitCalm(page);
      await expectAccessible(page);
      expect(await walk(page), key).toEqual([]);
      await tab(key).press(onward);
    });
  }

  await expect(tab('tabPick')).toBeFocused();
  await pressOn(page.getByRole('radio', { name: named('bet_parity') }));
  await pressOn(panel.getByRole('button', { name: named('side_odd') }));
  await awaitCalm(page);
  await expectAccessible(page);
  expect(await walk(page), 'a line that is picked').toEqual([]);

  const slip = page.getByRole('dialog', { name: gameText('slipTitle') });
  await awaitCalm(page);
  await pressOn(page.getByRole('button', { name: named('addToSlip') }));
  await expectSheet(page, slip);
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  // The button that opened the slip has made room for another button.
  const opener = page.getByRole('button', { name: sharedWords('games', 'openSlip', { count: 1 }) });
  await expect(opener).toBeFocused();
  await pressOn(opener);
  await expect(slip).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(opener).toBeFocused();

  await awaitCalm(page);
  await pressOn(opener);
  await pressOn(slip.getByRole('button', { name: named('placeBet') }));
  const receipt = page.getByRole('dialog', { name: gameText('receiptTitle') });
  await expectSheet(page, receipt);
  await pressOn(receipt.getByRole('button', { name: gameText('seeBets') }));
  await expect(receipt).toBeHidden();
  await expect(tab('tabBets')).toBeFocused();

  const ticket = page.getByRole('article').first();
  await expect(ticket).toBeVisible();
  await expectAccessible(page);
  const proof = ticket.getByRole('link', { name: gameText('verify') });
  const [won, lost] = ['youWon', 'youLost'].map((key) => sharedPattern('games', key).source);
  const ending = page.getByRole('button', { name: new RegExp(`${won}|${lost}`) });
  await expect(ending).toBeVisible({ timeout: DRAW_WAIT_MS });
  await pressOn(ending);
  await expect(ending).toBeHidden();
  await expect(ticket).toBeFocused();
  await pressOn(panel.getByRole('tab', { name: gameText('settled') }));
  await expect(proof).toBeVisible();
  await awaitCalm(page);
  await expectAccessible(page);
  expect(await walk(page), 'settled bets').toEqual([]);

  await pressOn(proof);
  await expect(page.getByText(gameText('verifyGood'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await walk(page), 'the proof').toEqual([]);
});
