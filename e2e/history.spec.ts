// docs/flows/history.md: a member looks at the movements of the money, filters them, and takes them along as a file.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayHead } from '../apps/web/src/kit/wallet/ledger-line.rules.ts';
import { placeBets } from './support/bets.ts';
import { chooseMethod } from './support/payments.ts';
import { bringSession, expect, expectAccessible, open, test } from './support/test.ts';
import { journeyLanguage, sharedText, textOf, wordsOf } from './support/texts.ts';

const chip = (page: Page, key: Parameters<typeof textOf>[0]) =>
  page.getByRole('button', { name: textOf(key), exact: true });
const lines = (page: Page) => page.getByRole('region', { name: textOf('history.lines') }).getByRole('listitem');
/** Lines of bets that were placed: draws may add what they return at any time. */
const stakes = (page: Page) => lines(page).filter({ hasText: new RegExp(`${textOf('ledger.stake')} · \\d`) });
/** Columns of the file, in their order. */
const columns = ['Time', 'Type', 'Subject', 'Amount', 'Currency', 'Balance', 'Reference'] as const;
const end = (page: Page) => page.getByText(textOf('history.end'), { exact: true });

/** Twenty dollars by card, which the bank approves. */
async function deposit(page: Page): Promise<void> {
  await open(page, '/m/voucherCenter');
  await chooseMethod(page, 'card');
  await page.getByLabel(textOf('deposit.amount'), { exact: true }).fill('20');
  await page.getByRole('button', { name: new RegExp(`^${textOf('deposit.submit')}`) }).click();
  await page.getByRole('link', { name: textOf('order.toPayment') }).click();
  await page.getByRole('button', { name: sharedText('bank', 'approve'), exact: true }).click();
  await expect(page.getByText(textOf('order.succeeded'), { exact: true })).toBeVisible();
}

/** Each page of lines moves the end further down. */
const scrollToEnd = (page: Page): Promise<void> =>
  expect(async () => {
    await lines(page).last().scrollIntoViewIfNeeded();
    await expect(end(page)).toBeVisible({ timeout: 1000 });
  }).toPass();

test.beforeEach(async ({ page, wire }) => {
  await bringSession(page, wire);
});

test('a member finds a deposit and a bet, follows each, and comes back to the same filter', async ({ page, wire }) => {
  test.slow();
  await deposit(page);
  await placeBets(wire, ['odd']);
  await open(page, '/m/member/home');
  await page.getByRole('link', { name: textOf('memberHome.all'), exact: true }).click();
  await expect(page).toHaveURL(({ search }) => search === '?period=all');
  const today = dayHead(new Date().toISOString(), Date.now(), journeyLanguage, textOf);
  await expect(page.getByRole('heading', { level: 2, name: today })).toBeVisible();
  await expectAccessible(page);

  await chip(page, 'history.typeDeposit').click();
  await expect(page).toHaveURL(({ search }) => search === '?type=deposit&period=all');
  await expect(chip(page, 'history.typeDeposit')).toBeFocused();
  await lines(page).first().getByRole('link').click();
  await expect(page).toHaveURL(({ pathname, search }) => pathname === '/m/order' && search.startsWith('?id='));
  await page.goBack();
  await expect(chip(page, 'history.typeDeposit')).toHaveAttribute('aria-pressed', 'true');
  await expect(lines(page).first()).toContainText(textOf('ledger.deposit'));

  await chip(page, 'history.typeBet').click();
  await lines(page).first().getByRole('link').click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/member/bets');
  await page.goBack();
});

test('the chosen period and kind are whole, and rows where they are so at first stay where they begin', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'language', value: 'UR', url: site }]);
  const rows = page.locator('main [role="group"]');
  const scrolls = () => rows.evaluateAll((all) => all.map(({ scrollLeft }) => Math.abs(scrollLeft)));
  for (const query of ['period=dates&from=2026-11-01&to=2026-11-02', 'type=other']) {
    await open(page, `/m/history?${query}`);
    const chosen = rows.locator('[aria-pressed="true"]');
    await expect(chosen).toHaveCount(2);
    for (const chip of await chosen.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  }
  await open(page, '/m/history?period=today');
  await expect(rows).toHaveCount(2);
  expect(await scrolls()).toEqual([0, 0]);
});

test('older lines come as the end nears, survive a lost page, and go into a file as a whole', async ({
  page,
  wire,
  faults,
}) => {
  test.slow();
  await placeBets(wire, Array(25).fill('odd'));
  await open(page, '/m/history?type=bet&period=today');
  await expect(lines(page)).toHaveCount(20);
  await scrollToEnd(page);
  const all = await stakes(page).count();
  expect(all).toBeGreaterThanOrEqual(25);

  faults.expect(/ERR_FAILED|Failed to load/);
  let isLost = true;
  await page.route('**/wps/wallet/transactions?*cursor=*', (route) => (isLost ? route.abort() : route.continue()));
  await open(page, '/m/history?type=bet&period=today');
  await lines(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByText(textOf('history.moreFailed'))).toBeVisible();
  await expect(lines(page)).toHaveCount(20);
  await expectAccessible(page);
  isLost = false;
  await page.getByRole('button', { name: textOf('common.retry') }).click();
  await scrollToEnd(page);
  await expect(stakes(page)).toHaveCount(all);

  const [file] = await Promise.all([page.waitForEvent('download'), chip(page, 'history.download').click()]);
  expect(file.suggestedFilename()).toMatch(/^transactions-bet-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(rows[0]).toBe(`\ufeff${columns.map((column) => textOf(`history.column${column}`)).join(',')}`);
  const row = new RegExp(
    `^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z,${textOf('ledger.stake')},[^,]+,-\\d+\\.\\d\\d,USD,\\d+\\.\\d\\d,\\w+$`,
  );
  expect(rows.filter((text) => row.test(text))).toHaveLength(all);
  await expect(
    page.getByRole('status').filter({ hasText: wordsOf('history.saved', { count: rows.length - 2 }) }),
  ).toBeVisible();
});

test('two days of the calendar are a period, in the order of the calendar', async ({ page }) => {
  await open(page, '/m/history');
  await chip(page, 'history.dates').click();
  await page.getByLabel(textOf('history.from'), { exact: true }).fill('2020-02-02');
  await page.getByLabel(textOf('history.to'), { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: textOf('history.show'), exact: true }).click();
  await expect(page).toHaveURL(({ search }) => search === '?period=dates&from=2020-01-01&to=2020-02-02');
  await expect(page.getByRole('heading', { name: textOf('history.emptyTitle') })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel(textOf('history.from'), { exact: true })).toHaveValue('2020-01-01');
  await page.getByRole('button', { name: textOf('history.showAll'), exact: true }).click();
  await expect(page).toHaveURL(({ search }) => search === '?period=all');
  await expect(lines(page).first()).toBeVisible();
});
