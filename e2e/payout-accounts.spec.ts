// docs/flows/payout-accounts.md: a member adds where withdrawals go to, after a proof of identity.
import { calls, type OutputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import type { Locator, Page } from '@playwright/test';
import type { TextKey } from '../apps/web/src/shell/i18n/texts.ts';
import { halfOf } from '../tools/test/run-seed.mjs';
import { actUntil } from './support/act-until.ts';
import { type Change, type Operator, withoutCaptcha } from './support/operators.ts';
import { expect, expectAccessible, open, openAs, test } from './support/test.ts';
import { patternOf, textOf } from './support/texts.ts';
import type { Credentials, Wire } from './support/wire.ts';

// A product of its own: these journeys fix the names that members are paid under.
/** New accounts wait for a day. */
const usableTomorrow: Change = (file, operator) => {
  withoutCaptcha(file, operator);
  file.payouts.coolDownMinutes = 24 * 60;
};
test.use({ operators: { change: usableTomorrow } });

const BANK_CARD = '/m/securityCenter/addBankCard';
const PIX = '/m/securityCenter/addBankCardPix';
const ADD = calls['wallet.addAccount'].path;
const jade: Credentials = { ...demoMember, username: 'jade' };
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

interface Issuers {
  readonly bank: string;
  readonly card: string;
  readonly wallet: string;
}
const issuers: Readonly<Record<Operator, Issuers>> = {
  aurora: { bank: 'Demo Bank', card: 'Demo Visa', wallet: 'DemoPay' },
  lotus: { bank: 'Ngân hàng Sen', card: 'Sen Visa', wallet: 'SenPay' },
};

const field = (page: Page, key: TextKey) => page.locator('form').getByLabel(textOf(key), { exact: true });
const kind = (page: Page, key: TextKey) =>
  page.getByRole('group').getByRole('button', { name: textOf(key), exact: true });
const account = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const said = (page: Page) => page.locator('section').getByRole('status').first();
const sheet = (page: Page) => page.getByRole('dialog', { name: textOf('security.stepUpTitle') });

async function arrive(page: Page, wire: Wire, path: string, member: Credentials = demoMember): Promise<void> {
  await openAs(page, wire, path, member);
  await expect(page.locator('form button[type="submit"]')).toBeVisible();
}

const send = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').click();

async function confirm(page: Page, password: string = demoMember.password): Promise<void> {
  await sheet(page).getByLabel(textOf('security.password'), { exact: true }).fill(password);
  await sheet(page)
    .getByRole('button', { name: textOf('security.goOn') })
    .click();
}

const untilDone = (act: (page: Page) => Promise<void>, page: Page, done: Locator): Promise<void> =>
  actUntil(done.waitFor(), () => act(page));

/** The keys under which accounts went out, in their order. */
function keysOf(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === ADD)
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

/** The operators differ in names and colours here: a run takes one of them. */
for (const operator of halfOf(['aurora', 'lotus'] as const)) {
  test.describe(operator, () => {
    test.use({ operator });
    const { bank, card, wallet } = issuers[operator];

    test('a member adds an account of each kind after one proof, and sees from when each is usable', async ({
      page,
      wire,
      faults,
    }) => {
      faults.expect(/status of 400/);
      const keys = keysOf(page);
      await arrive(page, wire, BANK_CARD);
      await expectAccessible(page);
      await expect(page.getByText(textOf('payoutAccounts.none'))).toBeVisible();

      // A list of choices is written in the letters of the page.
      const letters = await page
        .locator('main form')
        .evaluate((form) =>
          [form, ...form.querySelectorAll('select, input')].map((element) => getComputedStyle(element).fontFamily),
        );
      expect(letters.length).toBeGreaterThan(2);
      expect(new Set(letters).size).toBe(1);

      // Everything that is wrong shows at once, and the focus is in the first field.
      await send(page);
      for (const key of ['bankMissing', 'accountMissing', 'holderMissing'] as const)
        await expect(page.getByRole('alert').filter({ hasText: textOf(`payoutAccounts.${key}`) })).toBeVisible();
      await expect(field(page, 'payoutAccounts.bank')).toBeFocused();
      expect(keys).toEqual([]);

      await field(page, 'payoutAccounts.bank').selectOption(card);
      await field(page, 'payoutAccounts.cardNumber').fill('4242 4242 4242 4241');
      await field(page, 'payoutAccounts.holder').fill('Anna  Reyes');
      await send(page);
      await expect(page.getByText(textOf('payoutAccounts.cardWrong'))).toBeVisible();
      await expect(field(page, 'payoutAccounts.cardNumber')).toBeFocused();
      expect(keys).toEqual([]);

      await field(page, 'payoutAccounts.cardNumber').fill('4242 4242 4242 4242');
      await page.locator('main form button[type="submit"]').dblclick();
      await confirm(page, 'not the right one');
      await expect(sheet(page).getByRole('alert')).toBeVisible();
      await untilDone(confirm, page, account(page, '4242'));
      await expect(account(page, '4242')).toContainText(textOf('payoutAccounts.new'));
      await expect(account(page, '4242')).toContainText(
        patternOf('payoutAccounts.inHours', { hours: '23', minutes: '59' }),
      );
      await expect(said(page)).toBeFocused();
      await expect(said(page)).toContainText(patternOf('payoutAccounts.added'));
      await expectAccessible(page);
      // The tries with and without a proof are one intent.
      expect(new Set(keys).size).toBe(1);
      expect(keys).toHaveLength(3);
      await expect(field(page, 'payoutAccounts.accountNumber')).toHaveValue('');

      await field(page, 'payoutAccounts.bank').selectOption(bank);
      await field(page, 'payoutAccounts.accountNumber').fill('0123 4567 89');
      await field(page, 'payoutAccounts.holder').fill('Ben Cruz');
      await send(page);
      await expect(page.getByText(patternOf('payoutAccounts.holderOtherThan', { name: 'A••• R•••' }))).toBeVisible();
      await expect(field(page, 'payoutAccounts.holder')).toBeFocused();
      await field(page, 'payoutAccounts.holder').fill('ANNA REYES');
      await untilDone(send, page, account(page, '6789'));

      await kind(page, 'payoutAccounts.eWallet').click();
      await expect(field(page, 'payoutAccounts.eWallet').locator('option:checked')).toHaveText(wallet);
      await field(page, 'payoutAccounts.walletNumber').fill('!!');
      await field(page, 'payoutAccounts.holder').fill('Anna Reyes');
      await send(page);
      await expect(page.getByText(textOf('payoutAccounts.walletNumberWrong'))).toBeVisible();
      await field(page, 'payoutAccounts.walletNumber').fill('+63 917 555 0142');
      await untilDone(send, page, account(page, '0142'));

      await kind(page, 'payoutAccounts.crypto').click();
      await field(page, 'payoutAccounts.network').selectOption('TRC20');
      await field(page, 'payoutAccounts.address').fill(TRON.replace('j6t', 'j6T'));
      await send(page);
      await expect(page.getByText(patternOf('payoutAccounts.addressWrong', { network: 'TRC20' }))).toBeVisible();
      await field(page, 'payoutAccounts.address').fill(TRON);
      await untilDone(send, page, account(page, 'Lj6t'));
      await expect(account(page, 'Lj6t')).toContainText('TRC20');

      // What was sent anew with other input had a key of its own.
      expect(new Set(keys).size).toBe(keys.length - 2);
      const { token } = await wire.logIn();
      const { items } = (await wire.call('wallet.accounts', {}, token)).body.value as OutputOf<'wallet.accounts'>;
      expect(items.map(({ masked }) => masked)).toEqual(['•••• 4242', '•••• 6789', '•••• 0142', '•••• Lj6t']);
      // Nothing of an account stays in the tab. Four digits alone may stand in a random number.
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(stored).not.toMatch(/4242 ?4242|0123 ?4567|Reyes|TR7NH/);
    });

    test('an account of someone else is refused at its number', async ({ page, wire, faults }) => {
      faults.expect(/status of 400/);
      const { token } = await wire.logIn();
      const stepUp = { password: demoMember.password };
      await wire.call('wallet.addAccount', { kind: 'virtualWallet', issuer: 'TRC20', number: TRON, stepUp }, token);
      await arrive(page, wire, BANK_CARD, jade);
      await kind(page, 'payoutAccounts.crypto').click();
      await field(page, 'payoutAccounts.network').selectOption('TRC20');
      await field(page, 'payoutAccounts.address').fill(TRON);
      await send(page);
      await confirm(page);
      await expect(page.getByText(textOf('payoutAccounts.taken'))).toBeVisible();
      await expect(field(page, 'payoutAccounts.address')).toBeFocused();
    });
  });
}

test('a PIX key is named while it is typed, and its page leads back to where one came from', async ({
  wire,
  page,
  faults,
}) => {
  faults.expect(/status of 400/);
  await arrive(page, wire, `${PIX}?backUrl=${encodeURIComponent('/m/securityCenter')}`, jade);
  await expectAccessible(page);
  const key = field(page, 'payoutAccounts.pixKey');
  for (const [typed, name] of [
    ['529.982.247-25', 'pixCpf'],
    ['12.ABC.345/01DE-35', 'pixCnpj'],
    ['maria@example.com', 'pixEmail'],
    ['+55 11 91234-4567', 'pixPhone'],
    ['123e4567-e89b-12d3-a456-426614174000', 'pixRandom'],
  ] as const) {
    await key.fill(typed);
    await expect(
      page.getByText(patternOf('payoutAccounts.pixIs', { kind: textOf(`payoutAccounts.${name}`) })),
    ).toBeVisible();
  }
  await key.fill('529.982.247-26');
  await field(page, 'payoutAccounts.holder').fill('Jade Lim');
  await send(page);
  await expect(page.getByText(textOf('payoutAccounts.pixWrong'))).toBeVisible();
  await expect(key).toBeFocused();
  await key.fill('529.982.247-25');
  await send(page);
  await confirm(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/m/securityCenter');
  const { source } = patternOf('payoutAccounts.added', { account: 'ACCOUNT' });
  await expect(page.getByText(new RegExp(source.replace('ACCOUNT', 'PIX.*••••\\s4725.*')))).toBeVisible();
});

test('a lost answer is sent again under the same key, and the account stands there once', async ({
  page,
  wire,
  faults,
}) => {
  faults.expect(/status of 400/, /ERR_FAILED|Failed to load resource/);
  await arrive(page, wire, PIX);
  await field(page, 'payoutAccounts.pixKey').fill('+5511912344567');
  await field(page, 'payoutAccounts.holder').fill('Anna Reyes');
  await send(page);
  await confirm(page);
  await expect(account(page, '4567')).toBeVisible();

  const keys = keysOf(page);
  // The platform serves the call; its answer never arrives.
  await page.route(`**${ADD}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page, 'payoutAccounts.pixKey').fill('maria@example.com');
  await field(page, 'payoutAccounts.holder').fill('Anna Reyes');
  await send(page);
  await expect(page.getByText(textOf('payoutAccounts.unanswered'))).toBeVisible();
  await page.unroute(`**${ADD}`);
  await untilDone(send, page, account(page, 'm•••@e•••.com'));
  expect(new Set(keys).size).toBe(1);
  const { token } = await wire.logIn();
  const { items } = (await wire.call('wallet.accounts', {}, token)).body.value as OutputOf<'wallet.accounts'>;
  expect(items.filter(({ masked }) => masked === 'm•••@e•••.com')).toHaveLength(1);
});

test('an account typed again after a new visit keeps its key, and another one gets its own', async ({
  wire,
  page,
  faults,
}) => {
  faults.expect(/status of 4(?:00|22)/, /ERR_FAILED|Failed to load resource/);
  const add = async (key: string): Promise<void> => {
    await field(page, 'payoutAccounts.pixKey').fill(key);
    await field(page, 'payoutAccounts.holder').fill('Jade Lim');
    await send(page);
  };
  await arrive(page, wire, PIX, jade);
  await add('+5511912340001');
  await confirm(page);
  await expect(account(page, '0001')).toBeVisible();

  for (const [second, posts] of [
    ['+5511912340002', 2],
    // Under the key of the lost account the platform refuses another one, which then goes out under a key of its own.
    ['+5511912340003', 3],
  ] as const) {
    await page.route(`**${ADD}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    const keys = keysOf(page);
    const lost = posts === 2 ? second : '+5511912340004';
    await add(lost);
    await expect(page.getByText(textOf('payoutAccounts.unanswered'))).toBeVisible();
    await page.unroute(`**${ADD}`);
    await open(page, PIX);
    await expect(account(page, lost.slice(-4))).toBeVisible();
    await add(second);
    await expect(said(page)).toContainText(second.slice(-4));
    await expect(account(page, second.slice(-4))).toHaveCount(1);
    expect(keys).toHaveLength(posts);
    expect(new Set(keys).size).toBe(posts - 1);
  }
});

test.describe('an operator without PIX', () => {
  test.use({ operator: 'lotus' });

  test('the page of PIX keys says so and leads to the other accounts', async ({ page, wire }) => {
    await openAs(page, wire, PIX, jade);
    await expect(page.getByText(textOf('payoutAccounts.noPixText'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: textOf('payoutAccounts.title') }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === BANK_CARD);
    await expect(page.locator('h1')).toHaveText(textOf('payoutAccounts.title'));
  });
});

test('the member’s page leads to the payout accounts', async ({ page, wire }) => {
  await openAs(page, wire, '/m/member/home');
  await page.getByRole('link', { name: new RegExp(`^${textOf('memberHome.payoutAccounts')}`) }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === BANK_CARD);
});
