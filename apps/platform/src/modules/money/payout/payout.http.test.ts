// Payout accounts through the platform's real HTTP.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import type { AccountInput } from './account.rules.ts';

const PASSWORD = 'demo-Foyer-2026';
const logIn = (username: string, host?: string) =>
  platform.value('session.login', { type: 'username', username, password: PASSWORD }, host ? { host } : {});

let platform: TestPlatform;
let token: string;
let other: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token } = await logIn('demo'));
  ({ token: other } = await logIn('jade'));
});
afterAll(() => platform.close());

const stepUp = { password: PASSWORD };
const bank = (over: Record<string, unknown> = {}) =>
  ({ kind: 'bankCard', issuer: 'demobank', number: '0123 4567 89', holder: 'Anna  Reyes', ...over }) as AccountInput;
const add = (input: AccountInput, options: { token?: string; idempotencyKey?: string; host?: string } = {}) =>
  platform.call('wallet.addAccount', input, { token, ...options });
const refused = async (input: AccountInput, options = {}) => {
  const { body } = await add(input, options);
  return body.success ? 'taken' : body.errorCode;
};

test('an account is added only after a step-up, which is good for the next one', async () => {
  const { body } = await add(bank());
  expect(body).toMatchObject({ errorCode: 'stepup_required', value: { ways: ['password'] } });
  expect(await refused(bank({ stepUp: { password: 'wrong' } }))).toBe('password.wrong');
  const added = await add(bank({ stepUp }));
  expect(added.body).toMatchObject({
    success: true,
    value: { kind: 'bankCard', issuer: 'Demo Bank', masked: '•••• 6789', holder: 'A••• R•••' },
  });
  expect((await add(bank({ kind: 'bankCard', issuer: 'demovisa', number: '4242424242424242' }))).body.success).toBe(
    true,
  );
});

test.each<[AccountInput, string]>([
  [{ kind: 'pix', number: '529.982.247-25', holder: 'ANNA REYES' }, '•••• 4725'],
  [{ kind: 'eWallet', issuer: 'demopay', number: '+63 917 555 0142', holder: 'anna reyes' }, '•••• 0142'],
  [{ kind: 'eWallet', issuer: 'demopay', number: 'anna@wallet.example', holder: 'Anna Reyes' }, 'a•••@w•••.example'],
  [{ kind: 'virtualWallet', issuer: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, '•••• Lj6t'],
])('an account of kind %j is shown with its number covered', async (input, masked) => {
  expect((await add(input)).body).toMatchObject({ success: true, value: { kind: input.kind, masked } });
});

test('a new account is usable after the operator’s cool-down', async () => {
  const [account] = (await platform.value('wallet.accounts', {}, { token })).items;
  const wait = Date.parse(account?.usableFrom ?? '') - Date.parse(account?.addedAt ?? '');
  expect(wait).toBe(60_000);
});

test.each<[string, AccountInput, string]>([
  ['a bank that the operator does not pay to', bank({ issuer: 'otherbank' }), 'account.issuer.unknown'],
  [
    'a network that the operator does not pay on',
    { kind: 'virtualWallet', issuer: 'BEP20', number: '0x0' },
    'account.issuer.unknown',
  ],
  [
    'a card with a wrong check digit',
    bank({ issuer: 'demovisa', number: '4242424242424241' }),
    'account.number.invalid',
  ],
  [
    'a CPF with a wrong check digit',
    { kind: 'pix', number: '529.982.247-26', holder: 'Anna Reyes' },
    'account.number.invalid',
  ],
  [
    'a mistyped address',
    { kind: 'virtualWallet', issuer: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T' },
    'account.number.invalid',
  ],
  ['a number of letters', bank({ number: "'; drop table member" }), 'account.number.invalid'],
  ['no name', bank({ holder: ' ' }), 'account.holder.invalid'],
  ['a name of digits', bank({ holder: '12345' }), 'account.holder.invalid'],
  ['a name with an invisible character', bank({ holder: 'An\u200bna Reyes' }), 'account.holder.invalid'],
  [
    'another name than the first account has',
    bank({ number: '9876543210', holder: 'Ben Cruz' }),
    'account.holder.other',
  ],
  ['an account that stands already', bank(), 'account.taken'],
])('%s is refused', async (_, input, code) => {
  expect(await refused(input)).toBe(code);
});

test('an account belongs to one member of an operator', async () => {
  expect(await refused(bank({ holder: 'Jade Lim', stepUp }), { token: other })).toBe('account.taken');
  const { token: lotus } = await logIn('demo', LOTUS);
  const input = {
    kind: 'virtualWallet',
    issuer: 'TRC20',
    number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    stepUp,
  } as const;
  expect(await refused(input, { token: lotus, host: LOTUS })).toBe('taken');
});

test('a refused account leaves nothing behind: not even the name', async () => {
  expect((await platform.value('relay.withdrawAccountInfo', {}, { token: other })).payeeName).toBeNull();
});

test('one key adds one account, and another number under it is refused', async () => {
  const input = bank({ number: '5550001112' });
  const first = await add(input, { idempotencyKey: 'account-key-1' });
  const second = await add(input, { idempotencyKey: 'account-key-1' });
  expect(second.body).toEqual(first.body);
  expect(await refused(bank({ number: '5550001113' }), { idempotencyKey: 'account-key-1' })).toBe(
    'idempotency.mismatch',
  );
});

test('a member has ten accounts at most', async () => {
  const { items } = await platform.value('wallet.accounts', {}, { token });
  for (let count = items.length; count < 10; count += 1)
    expect(await refused(bank({ number: `70000000${count}0` }))).toBe('taken');
  expect(await refused(bank({ number: '7999999999' }))).toBe('account.limit');
});

test('numbers stand in the database encrypted, and each new account is told to the member', async () => {
  const stored = await rows<{ number: Uint8Array; fingerprint: string }>(
    platform.db,
    sql`select number, fingerprint from payout_account`,
  );
  for (const { number, fingerprint } of stored) {
    expect(Buffer.from(number).toString('latin1')).not.toMatch(/0123456789|4242424242424242|52998224725/);
    expect(fingerprint).not.toMatch(/0123456789|4242424242424242/);
  }
  const told = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from outbox where subject like 'A payout account was added%' and channel = 'notice'`,
  );
  expect(told[0]?.n).toBe(11);
});

test('accounts added 20 times at once keep to one name and to the limit', async () => {
  const { token: lotus } = await logIn('jade', LOTUS);
  const names = ['Jade Lim', 'Other Name'];
  const first = { kind: 'bankCard', issuer: 'vcb', number: '1112223330', holder: 'Jade Lim', stepUp } as const;
  expect(await refused(first, { token: lotus, host: LOTUS })).toBe('taken');
  // The session is stepped up by now.
  const { stepUp: _, ...more } = first;
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      refused({ ...more, number: `22233344${at + 10}`, holder: names[at % 2] ?? '' }, { token: lotus, host: LOTUS }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken').length).toBe(9);
  expect((await platform.value('wallet.accounts', {}, { token: lotus, host: LOTUS })).items).toHaveLength(10);
});
