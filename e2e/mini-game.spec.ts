// docs/flows/mini-game.md: a small game floats over the pages of members, in a frame that cannot reach the session.
import { languages } from '@foyer/contract';
import type { FrameLocator, Locator, Page, Request } from '@playwright/test';
import { actUntil } from './support/act-until.ts';
import { dragFinger } from './support/drag-finger.ts';
import { type Change, withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, logIn, logOut, open, openAs, test } from './support/test.ts';
import { journeyLanguage, sharedPattern, sharedText, textOf } from './support/texts.ts';

const buttonOf = (page: Page): Locator => page.getByRole('button', { name: textOf('miniGame.title') });
const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: textOf('miniGame.title') });
const frameOf = (page: Page): Locator => page.locator('iframe[src*="mini-game"]');
const gameOf = (page: Page): FrameLocator => page.frameLocator('iframe[src*="mini-game"]');

/** The check of accessibility asks for the frame's style sheets, and the frame may ask for nothing. */
const checkOfStyles = /connect-src.*(?:brand|minigame\.\w+)\.css|(?:brand|minigame\.\w+)\.css.*connect-src/;

/** Every request for the mini-game from here on: its frame and its scripts. */
function miniGameRequests(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (/mini-?game\.(?:html|js)$/.test(pathname)) found.push(pathname + search);
  });
  return found;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** Drags from the middle of the button; the last step ends where it should. */
async function drag(page: Page, by: { readonly x: number; readonly y: number }): Promise<void> {
  const { x, y, width, height } = await boxOf(buttonOf(page));
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + by.x, fromY + by.y, { steps: 4 });
  await page.mouse.up();
}

test('MG-01 the mini-game comes with the log-in, asks for its script once, and goes with the log-out', async ({
  wire,
  page,
}) => {
  const requests = miniGameRequests(page);
  await open(page, '/m/home');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(requests).toEqual([]);
  await openAs(page, wire, '/m/home');
  await expect(buttonOf(page)).toBeVisible();
  const scripts = () => requests.filter((address) => address.startsWith('/mini-game/'));
  expect(scripts()).toEqual([expect.stringMatching(/^\/mini-game\/v1\/minigame\.js\?_t=\d{13}$/)]);
  await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await expect(buttonOf(page)).toBeVisible();
  await logOut(page);
  await expect(buttonOf(page)).toHaveCount(0);
  await page
    .getByRole('link', { name: textOf('home.logIn') })
    .first()
    .click();
  await logIn(page);
  await expect(buttonOf(page)).toBeVisible();
  expect(scripts()).toHaveLength(1);
});

test('MG-01 a member who is there already has the mini-game, and no form has it', async ({ page, wire }) => {
  await openAs(page, wire, '/m/home');
  await expect(buttonOf(page)).toBeVisible();
  await open(page, '/m/home');
  await expect(buttonOf(page)).toBeVisible();
  await page
    .getByRole('link', { name: textOf('ui.tabDeposit') })
    .first()
    .click();
  await expect(page).toHaveURL(/voucherCenter/);
  await expect(buttonOf(page)).toHaveCount(0);
});

/** The button starts at the end of a line, and is dragged towards its start from there. */
const isRightToLeft = languages[journeyLanguage].dir === 'rtl';
const inward = isRightToLeft ? 1 : -1;

test('MG-03 the button is dragged with the mouse and the arrow keys, and stays where it was put', async ({
  page,
  wire,
}) => {
  await openAs(page, wire, '/m/home');
  const button = buttonOf(page);
  await expect(button).toBeVisible();
  const start = await boxOf(button);
  const { width } = page.viewportSize() ?? { width: 0 };
  if (isRightToLeft) expect(start.x).toBeCloseTo(width * 0.02, 0);
  else expect(start.x + start.width).toBeCloseTo(width * 0.98, 0);
  const bar = await boxOf(page.getByRole('navigation').last());
  expect(start.y + start.height).toBeLessThanOrEqual(bar.y);

  await drag(page, { x: inward * 150, y: -300 });
  await expect(panelOf(page)).toHaveCount(0);
  const put = await boxOf(button);
  expect(put.x).toBeCloseTo(start.x + inward * 150, 1);
  expect(put.y).toBeCloseTo(start.y - 300, 1);
  await drag(page, { x: -2000, y: -2000 });
  expect((await boxOf(button)).x).toBeCloseTo(width * 0.02, 0);
  await button.focus();
  await page.keyboard.press('ArrowRight');
  expect((await boxOf(button)).x).toBeCloseTo(width * 0.02 + 16, 0);

  const kept = await boxOf(button);
  await open(page, '/m/home');
  await expect(button).toBeVisible();
  expect((await boxOf(button)).x).toBeCloseTo(kept.x, 1);
  expect((await boxOf(button)).y).toBeCloseTo(kept.y, 1);
});

test('MG-03 a finger drags the button, and the page behind stays where it is', async ({ page, wire }) => {
  await openAs(page, wire, '/m/home');
  const button = buttonOf(page);
  await expect(button).toBeVisible();
  const { x, y, width, height } = await boxOf(button);
  await dragFinger(page, { x: x + width / 2, y: y + height / 2 }, { x: inward * 150, y: -300 });
  await expect.poll(async () => Math.round((await boxOf(button)).y)).toBe(Math.round(y - 300));
  expect((await boxOf(button)).x).toBeCloseTo(x + inward * 150, 0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(panelOf(page)).toHaveCount(0);
});

test('MG-03 a tap opens the game, and the button follows a phone that is turned', async ({ page, wire }) => {
  await openAs(page, wire, '/m/home');
  const button = buttonOf(page);
  await expect(button).toBeVisible();
  await drag(page, { x: 1, y: 1 });
  await expect(panelOf(page)).toBeVisible();
  await panelOf(page)
    .getByRole('button', { name: textOf('common.close') })
    .click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect
    .poll(async () => Math.round((await boxOf(button)).x))
    .toBe(Math.round(isRightToLeft ? 740 * 0.02 : 740 * 0.98 - 56));
  expect((await boxOf(button)).y).toBeLessThan(360 - 56);
});

/** What a card says of itself, its picture's name as a group. */
const cardWords = (key: 'cardDown' | 'cardUp' | 'cardFound'): string =>
  sharedText('miniGame', key).replace('{number}', '\\d+').replace('{name}', '(.+)');
const [faceDown, faceUp, found] = (['cardDown', 'cardUp', 'cardFound'] as const).map(
  (key) => new RegExp(`^${cardWords(key)}$`),
) as [RegExp, RegExp, RegExp];

test('a member plays a whole game with the keyboard, and leaves it with Escape', async ({ page, faults, wire }) => {
  faults.expect(checkOfStyles);
  await openAs(page, wire, '/m/home');
  await buttonOf(page).press('Enter');
  await expect(panelOf(page)).toBeVisible();
  const game = gameOf(page);
  await expect(game.getByText(sharedText('miniGame', 'noMoney'))).toBeVisible();
  await expectAccessible(page);

  const cards = game.getByRole('button', { name: new RegExp(`${faceDown.source}|${faceUp.source}`) });
  await expect(cards).toHaveCount(12);
  const names: string[] = [];
  const turn = async (at: number): Promise<void> => {
    await cards.nth(at).press('Enter');
    await expect(cards.nth(at)).toHaveAccessibleName(faceUp);
    const label = (await cards.nth(at).getAttribute('aria-label')) ?? '';
    names[at] = (found.exec(label) ?? faceUp.exec(label))?.[1] ?? label;
  };
  for (let at = 0; at < 12; at += 1) await turn(at);
  for (const name of new Set(names)) {
    const pair = names.flatMap((other, at) => (other === name ? [at] : []));
    expect(pair).toHaveLength(2);
    if (found.test((await cards.nth(pair[0] ?? 0).getAttribute('aria-label')) ?? '')) continue;
    for (const at of pair) await turn(at);
  }
  await expect(
    game.getByText(new RegExp(`^${sharedPattern('miniGame', 'done').source.replaceAll('.+', '\\d+')}$`)),
  ).toBeVisible();
  await game.getByRole('button', { name: sharedText('miniGame', 'again') }).press('Enter');
  await expect(game.getByRole('button', { name: faceDown })).toHaveCount(12);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(buttonOf(page)).toBeFocused();

  await buttonOf(page).press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(panelOf(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/m/home');
});

test("the mini-game's code has an origin of its own and cannot reach the session", async ({ page, wire }) => {
  await openAs(page, wire, '/m/home');
  await expect(buttonOf(page)).toBeVisible();
  const frame = await (await frameOf(page).elementHandle())?.contentFrame();
  const reached = await frame?.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        return String(work());
      } catch (error) {
        return error instanceof Error ? error.name : 'unknown';
      }
    };
    return [
      self.origin,
      attempt(() => sessionStorage.getItem('MC_SESSION_INFO')),
      attempt(() => document.cookie),
      attempt(() => parent.document.title),
      location.search,
    ];
  });
  expect(reached).toEqual([
    'null',
    'SecurityError',
    'SecurityError',
    'SecurityError',
    `?edition=v1&language=${journeyLanguage}&merchant=aurora`,
  ]);
});

test('a mini-game whose script is not there disappears, and is not asked for again', async ({ page, faults, wire }) => {
  faults.expect(/status of 404/);
  const requests = miniGameRequests(page);
  await page.route('**/mini-game/v1/minigame.js*', (route) => route.fulfill({ status: 404, body: 'not found' }));
  const lost = page.waitForResponse('**/mini-game/v1/minigame.js*');
  await openAs(page, wire, '/m/home');
  await lost;
  await expect(frameOf(page)).toHaveCount(0);
  await expect(buttonOf(page)).toHaveCount(0);
  const asked = requests.length;
  const idle = page.waitForRequest('**/wps/system/status*');
  await open(page, '/m/member/home');
  await idle;
  await expect(page.getByRole('button', { name: textOf('memberHome.logOut') })).toBeVisible();
  expect(requests).toHaveLength(asked);
});

test('a mini-game whose script throws disappears, and the site goes on', async ({ page, faults, wire }) => {
  faults.expect(/the mini-game broke/);
  await page.route('**/mini-game/v1/minigame.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "throw new Error('the mini-game broke');" }),
  );
  const came = page.waitForResponse('**/mini-game/v1/minigame.js*');
  await openAs(page, wire, '/m/home');
  await came;
  await expect(frameOf(page)).toHaveCount(0);
  await expect(buttonOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
  await expect(page.getByRole('button', { name: textOf('memberHome.logOut') })).toBeVisible();
});

test('MG-02 a switch that changes while the page is open takes the mini-game away, and brings it back', async ({
  page,
  wire,
}) => {
  let isOn = false;
  await page.route('**/wps/system/settings', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.value.whitelabel, { LOTTMINIGAME3: isOn });
    await route.fulfill({ response, json });
  });
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await openAs(page, wire, '/m/home');
  await expect(buttonOf(page)).toBeVisible();
  await actUntil(expect(frameOf(page)).toHaveCount(0), lookAgain);
  await expect(buttonOf(page)).toHaveCount(0);
  isOn = true;
  await lookAgain();
  await expect(buttonOf(page)).toBeVisible();
});

test.describe('Lotus', () => {
  test.use({ operator: 'lotus' });

  test('MG-01 SW-01 SEALOTTMINIGAME3 has a script of its own, in the language of the page', async ({
    page,
    context,
    site,
    faults,
  }) => {
    faults.expect(checkOfStyles);
    await context.addCookies([{ name: 'language', value: 'UR', url: site }]);
    const requests = miniGameRequests(page);
    await open(page, '/m/login');
    await page.locator('input[autocomplete~="username"]').fill('demo');
    await page.locator('input[type="password"]').fill('demo-Foyer-2026');
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: textOf('miniGame.title', 'UR') });
    await button.click();
    expect(requests.at(-1)).toMatch(/^\/mini-game\/s1\/minigame\.js\?_t=\d{13}$/);
    const html = gameOf(page).locator('html');
    await expect(html).toHaveAttribute('lang', 'ur');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(gameOf(page).getByRole('button', { name: sharedText('miniGame', 'again', 'UR') })).toBeVisible();
    await expectAccessible(page);
  });
});

/** Neither switch is on. */
const withoutMiniGame: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.switches.miniGame = false;
  file.switches.miniGameSea = false;
};

test.describe('without the switches', () => {
  test.use({ operators: { change: withoutMiniGame } });

  test('MG-02 SW-01 without LOTTMINIGAME3 and SEALOTTMINIGAME3 nothing is asked for', async ({ page, wire }) => {
    const requests = miniGameRequests(page);
    await openAs(page, wire, '/m/home');
    const idle = page.waitForRequest('**/wps/system/status*');
    await open(page, '/m/home');
    await idle;
    await page.getByRole('link', { name: textOf('ui.tabMe'), exact: true }).click();
    await expect(page.getByRole('button', { name: textOf('memberHome.logOut') })).toBeVisible();
    await expect(frameOf(page)).toHaveCount(0);
    expect(requests).toEqual([]);
  });
});
