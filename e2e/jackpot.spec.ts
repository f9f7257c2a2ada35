// docs/flows/jackpot.md: what waits, on home, before play and in the game; the moment when it is won; and its number on the phone.
import { languages } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { formatCount, numberShape } from '@foyer/contract/numbers';
import { formatPercent } from '@foyer/contract/percent';
import type { Locator, Page } from '@playwright/test';
import { bringSession, expect, expectAccessible, open, test } from './support/test.ts';
import { amountOf, contentOf, journeyLanguage, sharedPattern, sharedText, textOf } from './support/texts.ts';

const card = (page: Page): Locator => page.getByRole('link', { name: new RegExp(`^${textOf('jackpot.title')}`) });
const strip = (page: Page): Locator => page.getByRole('region', { name: sharedText('games', 'jackpot') });
const playButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${sharedPattern('games', 'instantPlay').source}`) });
const rounds = (page: Page): Locator =>
  page.getByRole('list', { name: sharedText('games', 'instantLatest') }).getByRole('button');

const { tag } = languages[journeyLanguage];
const { group, decimal } = numberShape(tag);
const amount = new RegExp(`\\$([\\d${group}]+)[${decimal}](\\d\\d)`);

async function amountIn(place: Locator): Promise<number> {
  const [, dollars = '', cents] = amount.exec((await place.textContent()) ?? '') ?? [];
  return Number(`${dollars.replaceAll(group, '')}.${cents}`);
}

test('a visitor sees what waits on home and before play; a member feeds it, wins it, and checks its number', async ({
  wire,
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/m/home');
  await page.getByText(textOf('home.responsible')).scrollIntoViewIfNeeded();
  await expect(card(page)).toBeVisible();
  expect(await amountIn(card(page))).toBeGreaterThanOrEqual(500);
  await expectAccessible(page);
  await card(page).click();
  const sheet = page.getByRole('dialog', { name: contentOf('Beacon') });
  await expect(sheet.getByText(textOf('jackpot.title'), { exact: true })).toBeVisible();
  const rule = sharedPattern('games', 'jackpotRule', {
    share: formatPercent(100, tag),
    chance: formatCount(50_000, tag),
  });
  await expect(sheet.getByText(rule)).toBeVisible();

  await bringSession(page, wire);
  await page.goto('/m/launchGame?vendor=INSTANT&code=beacon');
  await expect(playButton(page)).toBeEnabled();
  // Rounds that other journeys played with this member, on phones of their own.
  const older = await rounds(page).count();
  const before = await amountIn(strip(page));
  await playButton(page).click();
  await expect.poll(() => amountIn(strip(page))).toBeGreaterThan(before);

  // A jackpot is rare: one round is answered here.
  await page.route('**/games/api/instant/beacon/bets', async (route) => {
    const { output } = examples['games.instantBet'];
    const { commitment } = route.request().postDataJSON();
    const round = { ...output.round, round: 'won', commitment, jackpot: { number: '1', of: '5000000', win: '123456' } };
    const value = { ...output, round, seeds: { ...output.seeds, commitment } };
    await route.fulfill({ json: { success: true, value } });
  });
  await playButton(page).click();
  const won = page.getByRole('dialog', { name: sharedText('games', 'jackpotWonTitle') });
  await expect(won.getByRole('status')).toContainText(amountOf('123456'));
  await expectAccessible(page);
  await won.getByRole('button', { name: sharedText('games', 'jackpotContinue') }).click();
  await expect(won).toBeHidden();
  await page.unroute('**/games/api/instant/beacon/bets');

  await page.getByRole('button', { name: sharedText('games', 'instantFair'), exact: true }).click();
  const fairness = page.getByRole('dialog', { name: sharedText('games', 'instantFair') });
  await fairness.getByRole('button', { name: sharedText('games', 'instantChange') }).click();
  await expect(fairness.getByText(sharedText('games', 'instantRevealed'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await rounds(page)
    .nth((await rounds(page).count()) - 1 - older)
    .click();
  await page.getByRole('link', { name: sharedText('games', 'instantVerify') }).click();
  await expect(page.getByRole('status')).toContainText(sharedText('games', 'roundGood'));
  await expect(page.getByRole('listitem').filter({ hasText: sharedText('games', 'jackpotFollows') })).toContainText(
    sharedText('games', 'yes'),
  );
});
