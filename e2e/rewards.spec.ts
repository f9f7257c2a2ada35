// docs/flows/rewards.md: a member plays, collects what was promised, spends points, and sees levels and the leader board.
import { languageNames } from '@foyer/contract';
import type { Page } from '@playwright/test';
import { halfOf } from '../tools/test/run-seed.mjs';
import { awaitCalm, DRAW_WAIT_MS } from './support/draw-clock.ts';
import { gameOpened } from './support/game-opened.ts';
import { withoutCaptcha } from './support/operators.ts';
import { bringSession, expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { amountOf, contentOf, gameText, journeyLocale, patternOf, textOf, wordsOf } from './support/texts.ts';
import type { Credentials, Wire } from './support/wire.ts';

const pages = ['/m/rewardCenter', '/m/mall/mallHome', '/m/leaderBoard', '/m/member/benefits'];

const isAt = (page: Page, path: string) => expect(page).toHaveURL(({ pathname }) => pathname === path);

async function enter(page: Page, wire: Wire, member?: Credentials): Promise<void> {
  await bringSession(page, wire, member);
}

/** Fifty dollars on odd and fifty on even, in one bet, until its draw has happened. */
async function betAndWait(page: Page): Promise<void> {
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await gameOpened(page);
  await page.getByRole('radio', { name: new RegExp(gameText('bet_parity')) }).click();
  await awaitCalm(page);
  const sides = page.getByRole('group', { name: gameText('bet_parity') });
  const slip = page.getByRole('dialog', { name: gameText('slipTitle') });
  const button = (key: string) => page.getByRole('button', { name: new RegExp(`^${gameText(key)}`) });
  await sides.getByRole('button', { name: new RegExp(`^${gameText('side_odd')}`) }).click();
  await button('addToSlip').click();
  await slip.getByRole('button', { name: gameText('addLine'), exact: true }).click();
  await sides.getByRole('button', { name: new RegExp(`^${gameText('side_even')}`) }).click();
  await button('addToSlip').click();
  await slip.getByRole('button', { name: /^\u2066?\$50\u2069?$/ }).click();
  await button('placeBet').click();
  await expect(page.getByRole('dialog', { name: gameText('receiptTitle') })).toBeVisible();
  await button('seeBets').click();
  await page.getByRole('tab', { name: gameText('settled') }).click();
  await expect(page.getByRole('article').first()).toContainText(gameText('partBack'), { timeout: DRAW_WAIT_MS });
  await page.getByRole('link', { name: gameText('back'), exact: true }).click();
  await page.waitForURL(({ hostname }) => !hostname.startsWith('games.'));
}

const mission = (page: Page, english: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: contentOf(english), exact: true }) });
const collect = (page: Page, english: string) =>
  page.getByRole('button', { name: wordsOf('rewards.claimOf', { title: contentOf(english) }) });

test('RT-09 the reward centre, the point market, the leader board and the benefits need a session', async ({
  wire,
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await isAt(page, '/m/login');
  }
  await enter(page, wire);
  for (const path of pages) {
    await open(page, path);
    await isAt(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('SW-02 a mission fills by a settled bet, is collected once, and its money is in the balance', async ({
  page,
  wire,
}) => {
  test.slow();
  // Whose bets no other journey adds to.
  await openAs(page, wire, '/m/home', await wire.newMember());
  await betAndWait(page);
  await page.locator('nav a[href^="/m/member/home"]').click();
  await page
    .getByRole('list', { name: textOf('pages.rewardCenter') })
    .getByRole('link')
    .click();
  await isAt(page, '/m/rewardCenter');

  await collect(page, 'Play a little today').click();
  const dollar = patternOf('rewards.rewardCash', { amount: '$1' }).source;
  const collected = patternOf('rewards.collected').source.replace('.+', () => dollar);
  await expect(page.getByText(new RegExp(collected))).toBeVisible();
  await expect(mission(page, 'Play a little today')).toContainText(textOf('rewards.stateClaimed'));
  await expect(collect(page, 'Play a little today')).toHaveCount(0);

  await collect(page, 'Play through the week').click();
  const bonus = page.getByRole('region', { name: textOf('rewards.bonus') });
  await expect(bonus).toContainText(
    patternOf('rewards.bonusDone', { done: amountOf('0'), required: amountOf('2500') }),
  );
  await expect(bonus).toContainText(contentOf('Lottery'));
  await expectAccessible(page);
  const giveUp = bonus.getByRole('button', { name: textOf('rewards.giveUp') });
  await giveUp.click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: textOf('rewards.giveUpKeep') }).click();
  await expect(bonus).toBeVisible();
  await giveUp.click();
  await dialog.getByRole('button', { name: textOf('rewards.giveUp') }).click();
  await expect(bonus).toHaveCount(0);

  // A point for each dollar: a hundred, which is the price of a free play.
  await page
    .getByRole('main')
    .getByRole('link', { name: textOf('pages.mall') })
    .click();
  await isAt(page, '/m/mall/mallHome');
  const freePlay = page.getByRole('button', {
    name: wordsOf('rewards.getOf', { title: contentOf('Free play') }),
    exact: true,
  });
  await freePlay.click();
  await expect(dialog).toContainText(wordsOf('rewards.buyTitle', { price: wordsOf('rewards.price', { count: 100 }) }));
  await dialog.getByRole('button', { name: textOf('rewards.get') }).click();
  await expect(page.getByRole('list', { name: textOf('rewards.entries') })).toContainText('\u2212100');
  await expect(freePlay).toBeDisabled();

  await open(page, '/m/leaderBoard');
  await expect(page.getByRole('main')).toContainText('#1');
  await open(page, '/m/member/benefits');
  await expect(page.getByRole('main')).toContainText(wordsOf('rewards.betsLeft', { count: 9 }));
  await open(page, '/m/history');
  await expect(page.getByText(textOf('ledger.reward')).first()).toBeVisible();
});

/** Contrast of two colours, as WCAG defines it. */
const contrast = (one: string, other: string): number => {
  const lightness = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

for (const operator of halfOf(['aurora', 'lotus'] as const))
  test.describe(`the benefits of ${operator}`, () => {
    test.use({ operator, operators: { change: withoutCaptcha } });

    test(`an empty bar on the way to the first level of ${operator} does not look full`, async ({ page, wire }) => {
      await enter(page, wire, await wire.newMember());
      await open(page, '/m/member/benefits');
      const bar = page.getByRole('progressbar', { name: wordsOf('rewards.wayTo', { level: 'Pearl' }) });
      await expect(bar).toHaveAttribute('value', '0');
      const { track, done, around } = await bar.evaluate((element) => {
        const around = getComputedStyle(element.parentElement ?? element).backgroundColor;
        const track = getComputedStyle(element).backgroundColor;
        element.style.background = 'var(--c-accent)';
        return { track, around, done: getComputedStyle(element).backgroundColor };
      });
      expect(contrast(track, around)).toBeLessThan(3);
      expect(contrast(track, done)).toBeGreaterThan(3);
    });
  });

test.describe('an operator without a reward centre', () => {
  test.use({ operator: 'lotus', locale: journeyLocale });

  test('SW-02 without REWCEN3 no row leads to rewards, the pages say so, and the calls refuse', async ({
    page,
    wire,
    faults,
  }) => {
    faults.expect(/status of 404 .*\/wps\/promotion\//);
    await enter(page, wire);
    for (const path of ['/m/member/home', '/m/activity']) {
      await open(page, path);
      await expect(page.getByText(textOf('referral.title')).first()).toBeVisible();
      await expect(page.getByRole('list', { name: textOf('pages.rewardCenter') })).toHaveCount(0);
    }
    for (const path of pages.slice(0, 3)) {
      await open(page, path);
      await expect(page.getByText(textOf('rewards.offTitle'))).toBeVisible();
      await expectAccessible(page);
    }
    const { token = '' } = await wire.logIn();
    expect((await wire.call('promotion.rewards', {}, token)).status).toBe(404);
    expect((await wire.call('promotion.claim', { id: 'daily-bets' }, token)).status).toBe(404);
  });
});

test.describe('an operator that opens it', () => {
  test.use({
    operator: 'lotus',
    locale: journeyLocale,
    operators: {
      change: (file, operator) => {
        withoutCaptcha(file, operator);
        file.switches.rewardCenter = true;
      },
    },
  });

  test('SW-02 with REWCEN3 a row leads to the missions, in the operator’s currency', async ({ page, wire }) => {
    await enter(page, wire);
    await open(page, '/m/activity');
    await page
      .getByRole('list', { name: textOf('pages.rewardCenter') })
      .getByRole('link')
      .click();
    await isAt(page, '/m/rewardCenter');
    await expect(mission(page, 'Play a little today')).toContainText('0\u00a0₫');
    await expectAccessible(page);
  });
});

test('LA-01 promotions are shown by kind, and kinds that were loaded come anew in another language', async ({
  page,
}) => {
  await open(page, '/m/activity');
  const kinds = page.getByRole('group', { name: textOf('content.categories') });
  await kinds.getByRole('button', { name: contentOf('Fair play') }).click();
  await expect(page.getByRole('main').locator('a[href*="/m/activity?id="]')).toHaveCount(1);
  await kinds.getByRole('button', { name: textOf('content.categoryAll'), exact: true }).click();
  await expect(page.getByRole('main').locator('a[href*="/m/activity?id="]')).toHaveCount(4);
  await page.locator('nav a[href^="/m/home"]').click();
  await page.getByRole('button', { name: textOf('ui.language') }).click();
  await page.getByRole('dialog').getByText(languageNames.CN, { exact: true }).click();
  await page.locator('nav a[href^="/m/activity"]').click();
  const inChinese = page.getByRole('group', { name: textOf('content.categories', 'CN') });
  await expect(inChinese.getByRole('button', { name: '公平' })).toBeVisible();
});

test('the buttons under a promotion are those of a visitor, of a member, and of one with VIP benefits', async ({
  wire,
  page,
  context,
}) => {
  const promotion = '/m/activity?id=rapid-minutes';
  const links = () =>
    page
      .getByRole('main')
      .locator('a:is([href^="/m/register"], [href^="/m/inviteFriends"], [href^="/m/member/benefits"])')
      .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  await open(page, promotion);
  await expect.poll(links).toEqual(['/m/register', '/m/inviteFriends', '/m/member/benefits']);
  // Whom no bets of other journeys have given a level.
  await enter(page, wire, await wire.newMember());
  await open(page, promotion);
  await expect.poll(links).toEqual(['/m/inviteFriends']);
  await context.clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await openAs(page, wire, promotion, { username: 'jade', password: 'demo-Foyer-2026' });
  await expect.poll(links).toEqual(['/m/inviteFriends', '/m/member/benefits']);
});
