// docs/flows/instant-games.md: a game that answers at once, checked on the phone, in two tabs, and as a trial.
import { languages } from '@foyer/contract';
import { formatPercent } from '@foyer/contract/percent';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { gameOpened } from './support/game-opened.ts';
import { onlyAmount } from './support/payments.ts';
import { bringSession, expect, expectAccessible, open, test } from './support/test.ts';
import { amountOf, contentOf, journeyLanguage, sharedPattern, sharedText, textOf } from './support/texts.ts';

type Place = Page | FrameLocator;

const launchAddress = '/m/launchGame?vendor=INSTANT&code=beacon';
const named = (key: string) => new RegExp(`^${sharedPattern('games', key).source}`);
const { tag } = languages[journeyLanguage];
const exact = (within: Place | Locator, key: string): Locator =>
  within.getByRole('button', { name: sharedText('games', key), exact: true });
const playButton = (within: Place): Locator => within.getByRole('button', { name: named('instantPlay') });
const rounds = (within: Place): Locator =>
  within.getByRole('list', { name: sharedText('games', 'instantLatest') }).getByRole('button');
const balanceOf = (within: Place): Locator => within.getByRole('img', { name: named('balance') });
const outcome = new RegExp(`^(${sharedPattern('games', 'youLost').source}|${sharedPattern('games', 'youWon').source})`);

async function enter(page: Page): Promise<void> {
  await page.goto(launchAddress);
  await gameOpened(page);
  await expect(playButton(page)).toBeEnabled();
}

/** One round, until the beam has stopped. */
async function play(within: Place): Promise<void> {
  const before = await rounds(within).count();
  await playButton(within).click();
  await expect(rounds(within)).toHaveCount(before + 1);
  await expect(within.getByRole('status').filter({ hasText: outcome })).toBeVisible();
}

test('a member plays rounds for real money, changes seeds, and verifies a round on the phone; another tab follows', async ({
  page,
  context,
  wire,
  faults,
}) => {
  test.slow();
  // A seed that is too long, and a bet on seeds of before.
  faults.expect(/status of 400/);
  // Whose rounds and balance are of this journey alone.
  const member = await wire.newMember();
  const { token } = member;
  await bringSession(page, wire, member);
  // A game that runs from the right sets the amount apart.
  const money = async (): Promise<RegExp> => {
    const { amount } = (await wire.call('wallet.balance', {}, token)).body.value as { amount: string };
    return onlyAmount(amountOf(amount));
  };
  await enter(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '×10', exact: true }).click();
  await expect(page.getByText(formatPercent(970, tag, 2))).toBeVisible();
  await play(page);
  await play(page);
  await expect(balanceOf(page)).toHaveText(await money());

  const other = await context.newPage();
  await bringSession(other, wire, member);
  await enter(other);
  await expect(rounds(other)).toHaveCount(2);
  await play(other);
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(rounds(page)).toHaveCount(3);
  await expect(balanceOf(page)).toHaveText(await money());

  await exact(page, 'instantFair').click();
  const sheet = page.getByRole('dialog', { name: sharedText('games', 'instantFair') });
  const seed = sheet.getByRole('textbox', { name: sharedText('games', 'instantYourSeed') });
  await seed.fill('x'.repeat(10_240));
  await exact(sheet, 'instantChange').click();
  await expect(sheet.getByRole('alert')).toHaveText(sharedText('games', 'error_client.seed.invalid'));
  await expectAccessible(page);
  await seed.fill('my own words');
  await exact(sheet, 'instantChange').click();
  await expect(sheet.getByText(sharedText('games', 'instantRevealed'), { exact: true })).toBeVisible();
  await exact(sheet, 'close').last().click();

  // The other tab still shows the seeds before: its bet does not happen, and it says why.
  await other.bringToFront();
  const seedsNow = other.waitForResponse(
    (response) =>
      response.request().method() === 'GET' && /\/games\/api\/instant\/\w+$/.test(new URL(response.url()).pathname),
  );
  await playButton(other).click();
  await expect(other.getByRole('alert')).toHaveText(sharedText('games', 'error_seed.changed'));
  // The seeds of now come after the refusal; a bet before them would be refused as well.
  await (await seedsNow).finished();
  await play(other);

  await page.bringToFront();
  await rounds(page).last().click();
  await page.getByRole('link', { name: sharedText('games', 'instantVerify') }).click();
  await expect(page.getByRole('status')).toContainText(sharedText('games', 'roundGood'));
  await expectAccessible(page);
});

test('a visitor reads about the game, and tries it with play money', async ({ page }) => {
  test.slow();
  await open(page, '/m/game');
  await page
    .getByRole('link', { name: contentOf('Beacon') })
    .first()
    .click();
  const about = page.getByRole('dialog', { name: contentOf('Beacon') });
  await expect(about.getByText(formatPercent(9700, tag, 1))).toBeVisible();
  await about.getByRole('button', { name: textOf('launchGame.tryFree') }).click();
  const frame = page.frameLocator('iframe[src*="/instant/"]');
  await expect(frame.getByText(sharedText('games', 'playMoney'), { exact: true })).toBeVisible();
  await play(frame);
  await expectAccessible(page);
});
