// docs/flows/withdraw.md: a member withdraws to an own account, and follows the withdrawal until it is decided.
import { calls, type OutputOf, type PayoutAccount, type Withdrawal } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import type { Page } from '@playwright/test';
import type { TextKey } from '../apps/web/src/shell/i18n/texts.ts';
import { halfOf } from '../tools/test/run-seed.mjs';
import { type Change, type Operator, withoutCaptcha } from './support/operators.ts';
import { endingIn, typedDollars } from './support/payments.ts';
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { amountOf, patternOf, sharedText, textOf } from './support/texts.ts';
import type { Wire } from './support/wire.ts';

/** New accounts can be used at once. */
const usableAtOnce: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.payouts.coolDownMinutes = 0;
};
test.use({ operators: { change: usableAtOnce } });
// One of the last files, and a long one: one after the other its journeys would still run when all other files are done.
test.describe.configure({ mode: 'parallel' });

/** The demo's staff hold an amount that ends in 13, and refuse it after twenty seconds. */
const DECIDED_WITHIN_MS = 60_000;

const issuers: Readonly<Record<Operator, { readonly code: string; readonly name: string }>> = {
  aurora: { code: 'demobank', name: 'Demo Bank' },
  lotus: { code: 'vcb', name: 'Ngân hàng Sen' },
};

type Info = OutputOf<'relay.withdrawAccountInfo'>;

/** The member's money and withdrawals, as the platform has them. */
async function wallet(wire: Wire) {
  const { token } = await wire.logIn();
  const { balance } = (await wire.call('relay.withdrawAccountInfo', {}, token)).body.value as Info;
  const { items } = (await wire.call('wallet.withdrawals', {}, token)).body.value as { items: Withdrawal[] };
  if (balance === null) throw new Error('no balance');
  return { cash: BigInt(balance.cash), held: BigInt(balance.held), items };
}

/** A bank account of the demo's member; the one there is stays. */
async function haveAccount(wire: Wire, operator: Operator): Promise<void> {
  const { token } = await wire.logIn();
  const { items } = (await wire.call('wallet.accounts', {}, token)).body.value as { items: PayoutAccount[] };
  if (items.length > 0) return;
  const stepUp = { password: demoMember.password };
  const account = { kind: 'bankCard', issuer: issuers[operator].code, number: '0123456789', holder: 'Anna Reyes' };
  await wire.call('wallet.addAccount', { ...account, stepUp }, token);
}

const field = (page: Page) => page.getByLabel(textOf('deposit.amount'), { exact: true });
const submit = (page: Page) => page.locator('main form button[type="submit"]');
const sheet = (page: Page) => page.getByRole('dialog', { name: textOf('security.stepUpTitle') });
const state = (page: Page, key: TextKey) => page.getByText(textOf(key), { exact: true }).first();

async function arrive(page: Page, wire: Wire): Promise<void> {
  await openAs(page, wire, '/m/withdraw');
  await expect(page.getByText(textOf('withdraw.now'))).toBeVisible();
}

async function confirm(page: Page): Promise<void> {
  await sheet(page).getByLabel(textOf('security.password'), { exact: true }).fill(demoMember.password);
  await sheet(page)
    .getByRole('button', { name: textOf('security.goOn') })
    .click();
}

/** Pays in by the first method of the deposit page, which is on the screen. */
async function payIn(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio').first().check();
  await field(page).fill(amount);
  await submit(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/m/order');
  await page.getByRole('link', { name: textOf('order.toPayment') }).click();
  await page.getByRole('button', { name: sharedText('bank', 'approve'), exact: true }).click();
  await expect(state(page, 'order.succeeded')).toBeVisible();
}

/** Asks for an amount, gives the proof, and returns the id of the withdrawal. */
async function withdraw(page: Page, amount: string): Promise<string> {
  await field(page).fill(amount);
  await submit(page).click();
  await confirm(page);
  await page.waitForURL(({ searchParams }) => searchParams.has('id'));
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** A currency with minor units and one without: a run takes one of them. */
for (const [operator, amount, minorUnits] of halfOf([
  ['aurora', typedDollars('2550'), 2550n],
  ['lotus', '250000', 250000n],
] as const)) {
  test.describe(operator, () => {
    test.use({ operator });

    test('a member withdraws to an own account after a proof, and sees it sent', async ({ page, wire, faults }) => {
      faults.expect(/status of 40[03]/);
      await haveAccount(wire, operator);
      const before = await wallet(wire);
      await arrive(page, wire);
      await expectAccessible(page);

      // Everything that is wrong shows at once, and the focus is in the first field.
      await submit(page).click();
      await expect(field(page)).toBeFocused();
      await expect(page.getByText(textOf('deposit.amountMissing'))).toBeVisible();

      await page.getByRole('button', { name: new RegExp(`^${textOf('withdraw.pickQuarter')}`) }).click();
      await expect(page.getByText(textOf('withdraw.youGet'), { exact: true })).toBeVisible();
      const id = await withdraw(page, amount);
      await expect(state(page, 'withdrawal.stepChecked')).toBeVisible();
      await expectAccessible(page);
      const asked = await wallet(wire);
      expect([before.cash - asked.cash, asked.items[0]?.orderId]).toEqual([minorUnits, id]);

      await expect(page.getByRole('status').filter({ hasText: issuers[operator].name })).toBeAttached();
      await expect(state(page, 'withdrawal.paid')).toBeVisible({ timeout: DECIDED_WITHIN_MS });
      await page.reload();
      const { source } = patternOf('withdrawal.paidNext', { account: 'ACCOUNT' });
      const sentTo = new RegExp(`^${source.replace('ACCOUNT', `${issuers[operator].name} .+`)}$`);
      await expect(page.getByText(sentTo).first()).toBeVisible();
      expect((await wallet(wire)).items.find(({ orderId }) => orderId === id)?.status).toBe('paid');

      await page.getByRole('link', { name: textOf('withdrawal.done') }).click();
      await page.getByRole('link', { name: textOf('memberHome.withdraw'), exact: true }).click();
      const line = page.getByRole('link', { name: new RegExp(textOf('withdrawal.paid')) }).first();
      await line.click();
      await expect(state(page, 'withdrawal.paid')).toBeVisible();
      await page.goBack();
      await expect(field(page)).toBeVisible();
    });
  });
}

test('RT-06 a member pays in, adds a bank account and a PIX key, and withdraws to each', async ({
  page,
  faults,
  wire,
}) => {
  faults.expect(/status of 40[03]/);
  await openAs(page, wire, '/m/voucherCenter');
  await payIn(page, '50');

  await open(page, '/m/withdraw');
  const form = page.locator('main form');
  const follow = async (...links: readonly TextKey[]): Promise<void> => {
    for (const link of links) await page.getByRole('link', { name: textOf(link) }).click();
  };
  // Both pages have this field, and the one before stands until the next has come: what that one has alone is filled in first.
  const holder = form.getByLabel(textOf('payoutAccounts.holder'), { exact: true });
  await follow('withdraw.addAccount');
  await form.getByLabel(textOf('payoutAccounts.bank'), { exact: true }).selectOption(issuers.aurora.name);
  await form.getByLabel(textOf('payoutAccounts.accountNumber'), { exact: true }).fill('5550001234');
  await holder.fill('Anna Reyes');
  await submit(page).click();
  await confirm(page);
  await page.waitForURL(({ pathname }) => pathname === '/m/withdraw');
  await follow('withdraw.addAccount', 'payoutAccounts.pixTitle');
  await form.getByLabel(textOf('payoutAccounts.pixKey'), { exact: true }).fill('anna.reyes@example.com');
  await holder.fill('Anna Reyes');
  await submit(page).click();
  await page.waitForURL(({ pathname }) => pathname === '/m/withdraw');

  for (const account of [/1234/, /PIX/]) {
    await page.getByRole('radio', { name: account }).check();
    await field(page).fill('10');
    await submit(page).click();
    await page.waitForURL(({ searchParams }) => searchParams.has('id'));
    await expect(state(page, 'withdrawal.paid')).toBeVisible({ timeout: DECIDED_WITHIN_MS });
    await open(page, '/m/withdraw');
  }
});

test('a withdrawal on hold says why, a strip leads back to it, and a refused one gives the money back', async ({
  page,
  wire,
  operator,
  faults,
}) => {
  faults.expect(/status of 40[03]/);
  await haveAccount(wire, operator);
  const before = await wallet(wire);
  await arrive(page, wire);
  await withdraw(page, typedDollars('2013'));
  await expect(state(page, 'withdrawal.onHold')).toBeVisible({ timeout: DECIDED_WITHIN_MS });
  await expect(page.getByText(sharedText('demoStaff', 'onHold')).first()).toBeVisible();
  await open(page, '/m/member/home');
  const { held } = await wallet(wire);
  await expect(page.getByText(patternOf('memberHome.pending', { amount: amountOf(String(held)) }))).toBeVisible();
  await page.getByRole('link', { name: patternOf('withdrawal.stripOnHold', { amount: amountOf('2013') }) }).click();
  await expect(state(page, 'withdrawal.refused')).toBeVisible({ timeout: DECIDED_WITHIN_MS });
  await expect(page.getByText(textOf('withdrawal.moneyBack'), { exact: true })).toBeVisible();
  await expect(page.getByText(sharedText('demoStaff', 'refused')).first()).toBeVisible();
  await expect(page.getByText(textOf('services.talk'))).toBeVisible();
  expect((await wallet(wire)).cash).toBe(before.cash);
});

test('more than there is, and what cannot be read, is refused at the field', async ({ page, wire, operator }) => {
  await haveAccount(wire, operator);
  await arrive(page, wire);
  for (const typed of ['', '0', 'abc', '9', typedDollars('499999'), typedDollars('500001')]) {
    await field(page).fill(typed);
    await submit(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field(page)).toBeFocused();
  }
  for (const typed of ['５０', '၅၀', '٥٠']) {
    await field(page).fill(typed);
    await expect(submit(page)).toHaveText(endingIn(amountOf('5000')));
  }
});

test('a lost answer ends in one withdrawal, also after the page was opened again', async ({
  page,
  wire,
  operator,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  await haveAccount(wire, operator);
  const before = await wallet(wire);
  await arrive(page, wire);
  const keys: (string | undefined)[] = [];
  let isLosing = true;
  await page.route(`**${calls['wallet.withdraw'].path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The first answer asks for the proof; the one after it is lost.
    if (!isLosing || keys.length === 1) return route.continue();
    await route.fetch();
    return route.abort('timedout');
  });
  await field(page).fill('15');
  await submit(page).click();
  await confirm(page);
  await expect(page.getByText(textOf('withdraw.checkingText'))).toBeVisible();
  await open(page, '/m/withdraw');
  await expect(page.getByText(textOf('withdraw.checkingText'))).toBeVisible();
  isLosing = false;
  await page.waitForURL(({ searchParams }) => searchParams.has('id'));
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
  const after = await wallet(wire);
  expect(after.items.length - before.items.length).toBe(1);
});

test('a member without an account is led to the page that adds one', async ({ page, wire, faults }) => {
  faults.expect(/status of 404/);
  const jade = { ...demoMember, username: 'jade' };
  await wire.logIn(jade);
  await openAs(page, wire, '/m/withdraw', jade);
  await expect(page.getByText(textOf('withdraw.noAccountsTitle'))).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: textOf('withdraw.addAccount') })).toHaveAttribute(
    'href',
    /addBankCard\?backUrl=%2Fm%2Fwithdraw/,
  );
  await expect(page.getByRole('link', { name: textOf('withdraw.addPix') })).toBeVisible();
  await open(page, '/m/withdraw?id=AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByText(textOf('withdrawal.unknownTitle'))).toBeVisible();
  await page.getByRole('link', { name: textOf('withdrawal.all') }).click();
  await expect(page.getByText(textOf('withdraw.now'))).toBeVisible();
});

test.describe('lotus', () => {
  test.use({ operator: 'lotus' });

  test('a member takes a waiting withdrawal back, where the operator allows it', async ({ page, wire, faults }) => {
    faults.expect(/status of 40[03]/);
    await haveAccount(wire, 'lotus');
    const before = await wallet(wire);
    await arrive(page, wire);
    await withdraw(page, '250031');
    const cancel = page.locator('main').getByRole('button', { name: textOf('withdrawal.cancel') });
    const dialog = page.getByRole('alertdialog');
    await cancel.click();
    await dialog.getByRole('button', { name: textOf('withdrawal.keep') }).click();
    await expect(dialog).toBeHidden();
    await cancel.click();
    await dialog.getByRole('button', { name: textOf('withdrawal.cancel') }).click();
    await expect(state(page, 'withdrawal.cancelled')).toBeVisible();
    await expect(page.getByText(textOf('withdrawal.moneyBack'), { exact: true })).toBeVisible();
    await expect(cancel).toHaveCount(0);
    expect((await wallet(wire)).cash).toBe(before.cash);
  });

  test('stakes that are missing are named with their amount, and nothing can be sent', async ({ page, wire }) => {
    await openAs(page, wire, '/m/voucherCenter');
    await payIn(page, '200000');
    await open(page, '/m/withdraw');
    const { source } = patternOf('withdraw.stakesMissing', { amount: amountOf('200000', 'lotus') });
    await expect(page.getByText(new RegExp(`^${source}$`))).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});
