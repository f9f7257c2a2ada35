// A member bets on a draw, sees the win, verifies it and logs out (docs/flows/member-plays.md).
import type { Page } from '@playwright/test';
import { awaitCalm, DRAW_WAIT_MS } from './support/draw-clock.ts';
import { gameOpened } from './support/game-opened.ts';
import { expect, expectAccessible, logIn, logOut, open, playForMoney, storedSession, test } from './support/test.ts';
import { contentOf, gameText, patternOf, sharedPattern, textOf } from './support/texts.ts';

const named = (key: string) => new RegExp(`^${sharedPattern('games', key).source}`);
const button = (page: Page, key: string) => page.getByRole('button', { name: named(key) });

async function shownBalance(page: Page): Promise<number> {
  const text = (await page.getByRole('img', { name: named('balance') }).textContent()) ?? '';
  // Always with its cents, behind the language's decimal sign.
  return Number(text.replace(/\D/g, ''));
}

/** One dollar on odd and one on even: exactly one of them wins. */
async function betBothSides(page: Page): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(gameText('bet_parity')) }).click();
  await awaitCalm(page);
  const sides = page.getByRole('group', { name: gameText('bet_parity') });
  const slip = page.getByRole('dialog', { name: gameText('slipTitle') });
  await sides.getByRole('button', { name: new RegExp(`^${gameText('side_odd')}`) }).click();
  await button(page, 'addToSlip').click();
  await slip.getByRole('button', { name: gameText('addLine'), exact: true }).click();
  await sides.getByRole('button', { name: new RegExp(`^${gameText('side_even')}`) }).click();
  await button(page, 'addToSlip').click();
  await button(page, 'placeBet').click();
  await expect(page.getByRole('dialog', { name: gameText('receiptTitle') })).toBeVisible();
}

test('RT-05 GL-01 GL-02 a member bets on a draw from home, sees its end, verifies it, goes back and logs out', async ({
  page,
  wire,
}) => {
  test.slow();
  await open(page, '/m/home');
  await page.getByRole('link', { name: patternOf('home.betOn', { game: contentOf('Rapid 5') }) }).click();
  await playForMoney(page);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // Whose balance no draw of another journey changes.
  await logIn(page, await wire.newMember());

  await gameOpened(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(contentOf('Rapid 5'));
  expect(await storedSession(page), 'the game knows nothing of the session').toBeNull();
  const before = await shownBalance(page);

  await betBothSides(page);
  await expect.poll(() => shownBalance(page)).toBe(before - 200);
  await button(page, 'seeBets').click();
  await expect(page.getByText(gameText('waiting')).first()).toBeVisible();

  await expect.poll(() => shownBalance(page), { timeout: DRAW_WAIT_MS }).toBe(before - 200 + 190);
  await page.getByRole('tab', { name: gameText('settled') }).click();
  const ticket = page.getByRole('article').first();
  await expect(ticket).toContainText(gameText('partBack'));
  await expectAccessible(page);

  await ticket.getByRole('link', { name: gameText('verify') }).click();
  await expect(page.getByText(gameText('verifyGood'))).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('link', { name: gameText('back'), exact: true }).click();

  await expect(page).toHaveURL(({ hostname, pathname }) => hostname === 'localhost' && pathname.startsWith('/m/'));
  await page.locator('nav a[href^="/m/member/home"]').click();
  await expect(page.getByText(new RegExp(`^${textOf('ledger.payout')}`)).first()).toBeVisible();
  await page.getByRole('link', { name: textOf('memberHome.myBets') }).click();
  const bet = page.getByRole('article').first();
  await expect(bet).toContainText(contentOf('Rapid 5'));
  await expect(bet).toContainText(textOf('myBets.partBack'));
  await expectAccessible(page);
  await page.goBack();
  const { token = '' } = (await storedSession(page)) ?? {};
  await logOut(page);
  await expect.poll(() => storedSession(page)).toBeNull();
  await expect.poll(async () => (await wire.call('member.info', {}, token)).status).toBe(401);
});
