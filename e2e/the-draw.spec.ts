// docs/flows/member-plays.md: what a member sees of a draw, and that the numbers to pick are on the first screen.
import type { Locator, Page } from '@playwright/test';
import { awaitCalm, DRAW_WAIT_MS } from './support/draw-clock.ts';
import { gameOpened } from './support/game-opened.ts';
import { setTextScale } from './support/large-text.ts';
import { bringSession, expect, expectAccessible, test } from './support/test.ts';
import { amountOf, escaped, gameText, sharedPattern, sharedText, sharedWords } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

// Each journey waits for draws. One after the other they would still run when all other files are done.
test.describe.configure({ mode: 'parallel' });

/** The member's number, and a draw that has it. */
const OWN = 7;
const WITH_OWN = [3, OWN, 19, 27, 40];
const WITHOUT_OWN = [3, 8, 19, 27, 40];

const named = (key: string) => new RegExp(`^${sharedPattern('games', key).source}`);
/** An amount as part of a pattern: a room that runs from the right sets it apart. */
const money = (minorUnits: string): string => `\u2066?${escaped(amountOf(minorUnits))}\u2069?`;
/** The button of one dollar. */
const dollar = /^\u2066?\$1\u2069?$/;

async function enterRoom(page: Page, wire: Wire): Promise<void> {
  await bringSession(page, wire);
  await page.goto('/m/launchGame?vendor=LOTT&code=rapid5');
  await gameOpened(page);
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Chance is no story: the room reads these numbers and this win for the draws of the member's bets. */
const decide = (page: Page, numbers: readonly number[], win: number): Promise<void> =>
  page.evaluate(
    ([drawn, amount]) => {
      const { fetch } = window;
      const end = { status: amount > 0 ? 'won' : 'lost', win: String(amount) };
      const decided = (key: string, value: unknown): unknown => {
        if (key === 'results') return (value as object[]).map((result) => ({ ...result, numbers: drawn }));
        if (key !== 'items') return value;
        return (value as { status: string; lines: object[] }[]).map((receipt) =>
          receipt.status === 'open'
            ? receipt
            : { ...receipt, ...end, lines: receipt.lines.map((line) => ({ ...line, ...end })) },
        );
      };
      window.fetch = async (...args) => {
        const response = await fetch(...args);
        const text = JSON.stringify(JSON.parse(await response.text()), decided);
        return new Response(text, { status: response.status, headers: response.headers });
      };
    },
    [numbers, win] as const,
  );

const slipOf = (page: Page): Locator => page.getByRole('dialog', { name: gameText('slipTitle') });

async function addNumber(page: Page): Promise<void> {
  await page.getByRole('radio', { name: named('bet_pick1') }).click();
  await page
    .getByRole('group')
    // A number that was drawn often says so in its name.
    .getByRole('button', { name: new RegExp(`^${OWN}(\\D|$)`) })
    .click();
  await page.getByRole('button', { name: named('addToSlip') }).click();
}

async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('placeBet') }).click();
  await page.getByRole('button', { name: named('seeBets') }).click();
  await expect(page.getByRole('article').first()).toContainText(gameText('waiting'));
}

async function betOnNumber(page: Page): Promise<void> {
  await awaitCalm(page);
  await addNumber(page);
  await place(page);
}

/** One dollar on odd and one on even: $1.90 of $2.00 comes back. */
async function betBothSides(page: Page): Promise<void> {
  await awaitCalm(page);
  await page.getByRole('radio', { name: named('bet_parity') }).click();
  for (const side of ['side_odd', 'side_even']) {
    await page
      .getByRole('group')
      .getByRole('button', { name: named(side) })
      .click();
    await page.getByRole('button', { name: named('addToSlip') }).click();
    if (side === 'side_odd')
      await slipOf(page)
        .getByRole('button', { name: gameText('addLine'), exact: true })
        .click();
  }
  await place(page);
}

const stage = (page: Page) => page.locator('.stage');
const drawnBalls = (page: Page) => stage(page).locator('.ball--reveal');
const announcement = (page: Page) => page.locator('#announcement');
const isChosen = (page: Page, key: string) =>
  expect(page.getByRole('tab', { name: gameText(key), exact: true })).toHaveAttribute('aria-selected', 'true');

interface SeenOfStage {
  seenBalls: number[];
  seenButton: string;
}

/** Notes how many balls the stage shows whenever that changes, and its button: on busy cores the stage may be gone before anybody looks. */
const watchBalls = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    const view = window as unknown as SeenOfStage;
    view.seenBalls = seen;
    const look = () => {
      const count = document.querySelector('.stage') ? document.querySelectorAll('.stage .ball--reveal').length : -1;
      if (seen.at(-1) !== count) seen.push(count);
      view.seenButton = document.querySelector('.stage button')?.textContent ?? view.seenButton;
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
const seenBalls = (page: Page) => page.evaluate(() => (window as unknown as SeenOfStage).seenBalls);
const seenButton = (page: Page) => page.evaluate(() => (window as unknown as SeenOfStage).seenButton);

test.describe.configure({ timeout: 240_000 });

test('a draw with a win shows balls one by one, lights the own number and settles the ticket', async ({
  page,
  wire,
}) => {
  await enterRoom(page, wire);
  await decide(page, WITH_OWN, 830);
  await betOnNumber(page);
  await watchBalls(page);
  const ticket = page.getByRole('article').first();
  await expect(ticket).toContainText(new RegExp(`${sharedPattern('games', 'possibleWin').source} ${money('830')}`));
  await expect(ticket).toContainText(/· [0-9A-Z]{12}/);

  await expect(drawnBalls(page)).toHaveCount(1, { timeout: DRAW_WAIT_MS });
  // The front, which nobody sees now, still has the result before: the first ball would wait for it on a slow phone.
  const proof = page.locator('.hero__in .hero__verify');
  const [drawn, before] = await page.evaluate(() => [
    document.querySelector('.stage__head b')?.textContent?.match(/\d+/)?.[0] ?? 'no draw',
    document.querySelector('.hero__in .hero__verify')?.getAttribute('href') ?? '',
  ]);
  expect(before).not.toContain(drawn);
  await expect(ticket).toContainText(gameText('drawingNow'));
  await expect(stage(page).locator('.ball--own')).toHaveText(String(OWN).padStart(2, '0'));
  const won = sharedPattern('games', 'youWon', { amount: amountOf('830') });
  await expect.poll(() => seenButton(page)).toMatch(won);
  // The draw before may have been under way when the watch began.
  expect((await seenBalls(page)).join()).toContain('-1,0,1,2,3,4,5');
  await expect(ticket).toContainText(gameText('won'));
  await expect(ticket).toContainText(sharedPattern('games', 'stakeWas', { amount: amountOf('100') }));
  await expect(ticket).toContainText(new RegExp(`\\+ ${money('830')}`));
  await isChosen(page, 'open');
  const announced = sharedPattern('games', 'drawAnnouncedOwn', { numbers: WITH_OWN.join(', ') });
  await expect(announcement(page)).toHaveText(new RegExp(`${announced.source}$`));
  await expect(announcement(page)).toContainText(won);
  await expectAccessible(page);

  await expect(stage(page)).toHaveCount(0);
  await expect(proof).toHaveAttribute('href', new RegExp(`issue=${drawn}&`));
  await page.getByRole('tab', { name: gameText('tabPick'), exact: true }).click();
  await expect(page.getByRole('radio', { name: named('bet_pick1') })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: won }).click();
  await isChosen(page, 'open');
  await expect(ticket).toBeFocused();
  // Who looks at it keeps it; it leaves with the next draw once they have gone elsewhere.
  await page.getByRole('tab', { name: gameText('tabPick'), exact: true }).click();
  await page.getByRole('tab', { name: gameText('tabBets'), exact: true }).click();
  await expect(page.getByText(gameText('betsEmptyOpen'))).toBeVisible({ timeout: DRAW_WAIT_MS });
});

test('a return below the stake is told with both amounts, and celebrated nowhere', async ({ page, wire }) => {
  await enterRoom(page, wire);
  await betBothSides(page);
  const sentence = sharedPattern('games', 'youGotBack', { amount: amountOf('190'), stake: amountOf('200') });
  const outcome = page.getByRole('button', { name: sentence });
  await expect(outcome).toBeVisible({ timeout: DRAW_WAIT_MS });
  await expect(page.locator('.outcome--won, .badge--pos, .ticket .pos')).toHaveCount(0);
  const ticket = page.getByRole('article').first();
  await expect(ticket).toContainText(gameText('partBack'));
  await expect(ticket).toContainText(sharedPattern('games', 'stakeWas', { amount: amountOf('200') }));
  await expect(ticket).toContainText(new RegExp(`\\+ ${money('190')}`));
  await expect(announcement(page)).toContainText(sentence);
});

test('a loss covers nothing of a slip that is being filled, and shows on its ticket', async ({ page, wire }) => {
  await enterRoom(page, wire);
  await decide(page, WITHOUT_OWN, 0);
  await betOnNumber(page);
  await page.getByRole('tab', { name: gameText('tabPick'), exact: true }).click();
  await addNumber(page);
  await expect(announcement(page)).toContainText(gameText('youLost'), { timeout: DRAW_WAIT_MS });
  const covered = await slipOf(page)
    .locator('button, input')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.getBoundingClientRect().width > 1)
        .filter((field) => {
          const { left, top, width, height } = field.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return !field.contains(found);
        })
        .map((field) => field.textContent),
    );
  expect(covered).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: gameText('youLost') }).click();
  await expect(page.getByRole('article').first()).toContainText(gameText('lost'));
  await expect(page.getByRole('article').first()).toContainText(new RegExp(`− ${money('100')}`));
});

test('a draw is shown at once under reduced motion, and stays to be read', async ({ page, wire }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterRoom(page, wire);
  await decide(page, WITH_OWN, 830);
  await betOnNumber(page);
  await watchBalls(page);
  await expect(stage(page).getByRole('button', { name: named('youWon') })).toBeVisible({ timeout: DRAW_WAIT_MS });
  expect((await seenBalls(page)).filter((count) => count > 0)).toEqual([5]);
});

test('the row of bets stays where someone moved it while the window changes its height', async ({ page, wire }) => {
  await enterRoom(page, wire);
  const row = page.getByRole('radiogroup', { name: gameText('rulesBets') });
  await row.getByRole('radio').last().click();
  await row.evaluate((bets) => {
    bets.scrollLeft = 0;
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('a slip survives the close, counts down, and takes no stake out of range', async ({ page, wire }) => {
  await enterRoom(page, wire);
  await awaitCalm(page);
  await addNumber(page);
  const slip = slipOf(page);
  await slip.getByRole('button', { name: gameText('other'), exact: true }).click();
  const field = slip.getByLabel(gameText('otherStake'));
  await expect(field).toBeFocused();
  await field.fill('5000');
  await expect(slip.getByRole('alert').locator('svg')).toBeVisible();
  await expect(slip.getByRole('button', { name: gameText('chooseStake') })).toBeDisabled();
  await expect(slip).not.toContainText(amountOf('0'));
  await slip.getByRole('button', { name: dollar }).click();
  const untilOpen = sharedText('games', 'betClosedButton').replace('{issue}', '\\d+').replace('{clock}', '0:0\\d');
  const closed = slip.getByRole('button', { name: new RegExp(`^${untilOpen}$`) });
  await expect(closed).toBeVisible({ timeout: DRAW_WAIT_MS });
  await expect(closed).toBeDisabled();
  await expect(slip.getByRole('button', { name: named('placeBet') })).toBeEnabled({ timeout: DRAW_WAIT_MS });
});

test('thirty lines leave the newest one, the stake and the button of a slip in reach, and fold on a ticket', async ({
  wire,
  page,
}) => {
  await enterRoom(page, wire);
  await awaitCalm(page);
  await addNumber(page);
  const slip = slipOf(page);
  const adder = slip.getByRole('button', { name: gameText('addRandomLine') });
  for (let line = 2; line <= 30; line += 1) await adder.click();
  const remove = (letter: string) =>
    slip.getByRole('button', { name: sharedWords('games', 'removeLine', { letter }), exact: true });
  await expect(remove('AD')).toBeInViewport({ ratio: 1 });
  await remove('A').click();
  await expect(remove('A')).toBeInViewport({ ratio: 1 });
  await expect(slip.getByRole('button', { name: dollar })).toBeInViewport({ ratio: 1 });
  await expect(slip.getByRole('button', { name: named('placeBet') })).toBeInViewport({ ratio: 1 });

  await place(page);
  const ticket = page.getByRole('article').first();
  const lines = ticket.getByRole('listitem').filter({ visible: true });
  await expect(lines).toHaveCount(5);
  await expect(ticket.getByText(new RegExp(money('2900')))).toBeInViewport({ ratio: 1 });
  await ticket.getByText(sharedWords('games', 'moreLines', { count: 24 })).click();
  await expect(lines).toHaveCount(29);
});

test('a list that does not load names a reference, which a tap copies', async ({ page, context, faults, wire }) => {
  faults.expect(/status of 403/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterRoom(page, wire);
  await page.route('**/games/api/rapid5/results*', (route) =>
    route.fulfill({
      status: 403,
      headers: { 'X-Request-Id': 'AB12CD34' },
      json: { success: false, errorCode: 'forbidden', message: '' },
    }),
  );
  await page.getByRole('tab', { name: gameText('tabResults'), exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('AB12CD34');
  await expect(panel.getByRole('button', { name: gameText('tryAgain') })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: gameText('copy'), exact: true }).click();
  await expect(panel.getByRole('button', { name: gameText('copied'), exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AB12CD34');
});

const sizes = [
  [320, 568],
  [360, 740],
  [740, 360],
] as const;

for (const language of ['EN', 'UR', 'VI', 'CN', 'MY'] as const) {
  test(`two rows of numbers, on a higher phone three, are on the first screen of the room, in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await page.goto('/m/login');
    await page.locator('form').waitFor();
    await page.locator('input[name=username]').fill('demo');
    await page.locator('input[name=password]').fill('demo-Foyer-2026');
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL((url) => url.pathname === '/m/home');
    await page.goto('/m/launchGame?vendor=LOTT&code=rapid5');
    const rows = page.getByRole('group').getByRole('button');
    const isTallScript = language === 'UR' || language === 'MY';
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The narrowest phones have six columns, all others seven.
      const corners = height > 700 && !isTallScript ? [0, 6, 7, 13, 14, 20] : [0, 6, 7, 13];
      for (const number of width < 336 ? [0, 5, 6, 11] : corners) {
        const ball = rows.nth(number);
        await expect(ball).toBeInViewport({ ratio: 1 });
        const isFree = await ball.evaluate((element) => {
          const { left, right, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
        });
        expect(isFree, `${number + 1} at ${width}×${height}`).toBe(true);
      }
    }
  });
}

/** Texts that end outside of what shows them, unless it scrolls. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY);
    };
    return [...document.querySelectorAll('.phone *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => !element.closest('.vh, .hero__in--away') && element.getClientRects().length > 0)
      .filter((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const { left, right, top, bottom } = text.getBoundingClientRect();
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          if (scrolls(box)) return false;
          if (getComputedStyle(box).overflow === 'visible') continue;
          const frame = box.getBoundingClientRect();
          if (left < frame.left - 2 || right > frame.right + 2 || bottom > frame.bottom + 2 || top < frame.top - 2)
            return true;
        }
        return left < -2 || right > document.documentElement.clientWidth + 2;
      })
      .map((element) => `${element.className} ${element.textContent}`);
  });

test('letters of twice the size are cut nowhere in the room', async ({ page, wire }) => {
  await setTextScale(page, 2);
  await enterRoom(page, wire);
  expect(await cutTexts(page)).toEqual([]);
  await awaitCalm(page);
  await addNumber(page);
  expect(await cutTexts(page)).toEqual([]);
  await place(page);
  expect(await cutTexts(page)).toEqual([]);
  await expect(drawnBalls(page).first()).toBeVisible({ timeout: DRAW_WAIT_MS });
  expect(await cutTexts(page)).toEqual([]);
  for (const tab of ['tabResults', 'tabRules']) {
    await page.getByRole('tab', { name: gameText(tab), exact: true }).click();
    await expect(page.locator('#panel [aria-busy="true"]')).toHaveCount(0);
    expect(await cutTexts(page), tab).toEqual([]);
  }
});
