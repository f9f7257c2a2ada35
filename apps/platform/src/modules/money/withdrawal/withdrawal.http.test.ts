// Withdrawals through the platform's real HTTP.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows, type Tx } from '../../../db/database.ts';
import { giveCash, ledgerFaults, promisesBrokenBy, stepUp, usableAccount } from '../../../testing/money.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { decideWithdrawal } from './api.ts';
import type { Decision } from './withdrawal.rules.ts';

let platform: TestPlatform;
let token: string;
let accountId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token } = await platform.value('session.login', { type: 'username', ...demoMember }));
  accountId = await usableAccount(platform, { token }, 'demobank');
  // Large withdrawals pass: identity-check.http.test.ts has those that wait for the check.
  await platform.db.execute(sql`insert into identity_check (merchant, member_id, id, status, sent_at)
    select 'aurora', id, 'approved', 'approved', now() from member where merchant = 'aurora' and account = 'demo'`);
});
afterAll(() => platform.close());

type Input = Parameters<typeof platform.call<'wallet.withdraw'>>[1];
const ask = (input: Partial<Input> = {}, options: { idempotencyKey?: string; token?: string } = {}) =>
  platform.call('wallet.withdraw', { accountId, amount: '2000', ...input }, { token, ...options });
const codeOf = async (input: Partial<Input>, options = {}) => {
  const { body } = await ask(input, options);
  return body.success ? 'taken' : body.errorCode;
};
const money = async () => (await platform.value('relay.withdrawAccountInfo', {}, { token })).balance;
const listed = async (orderId: string) =>
  (await platform.value('wallet.withdrawals', {}, { token })).items.find((one) => one.orderId === orderId);
const place = async (amount = '2000') => {
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount, stepUp }, { token });
  return orderId;
};

const decide = (id: string, decision: Decision, { reason = null as string | null, operator = 'operator-1' } = {}) => {
  const merchant = platform.context.merchants.byCode('aurora');
  if (merchant === null) throw new Error('no operator');
  return platform.db.transaction((tx) =>
    decideWithdrawal(platform.context, tx as Tx, { merchant, id, decision, reason, by: { operator } }),
  );
};

const notices = async (subject: string) => {
  const found = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where channel = 'notice' and subject like ${subject} order by id desc`,
  );
  return found.map(({ body }) => body);
};

test('a withdrawal holds the money, and is paid out of what is held', async () => {
  const before = await money();
  const orderId = await place();
  expect(await money()).toMatchObject({ cash: String(BigInt(before?.cash ?? 0) - 2000n), held: '2000' });
  expect(await listed(orderId)).toMatchObject({
    status: 'waiting',
    amount: '2000',
    issuer: 'Demo Bank',
    decidedAt: null,
    reason: null,
    canCancel: false,
  });
  const wait = await listed(orderId).then(
    (one) => Date.parse(one?.expectedBy ?? '') - Date.parse(one?.createdAt ?? ''),
  );
  expect(wait).toBe(60 * 60_000);
  await decide(orderId, 'pay');
  expect(await money()).toMatchObject({ cash: String(BigInt(before?.cash ?? 0) - 2000n), held: '0' });
  expect(await listed(orderId)).toMatchObject({ status: 'paid', expectedBy: null });
  expect((await notices('%was paid'))[0]).toMatch(/^We paid \$20\.00 to Demo Bank •••• \d{4}\.$/);
  expect((await notices('A withdrawal from%'))[0]).toMatch(/^We received your withdrawal of \$20\.00 to Demo Bank/);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a withdrawal on hold says why, and a refused one gives the money back', async () => {
  const before = await money();
  const orderId = await place();
  await decide(orderId, 'hold', { reason: 'Please send us a bank statement.' });
  expect(await listed(orderId)).toMatchObject({ status: 'onHold', reason: 'Please send us a bank statement.' });
  expect(await money()).toMatchObject({ held: '2000' });
  await decide(orderId, 'refuse', { reason: 'The account is not yours.' });
  expect(await listed(orderId)).toMatchObject({ status: 'refused', reason: 'The account is not yours.' });
  expect(await money()).toEqual(before);
  expect((await notices('%was refused'))[0]).toContain('The account is not yours.');
  await expect(decide(orderId, 'pay')).rejects.toThrow('withdraw.final');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test.each<[Decision, string]>([
  ['pay', 'money left for a withdrawal that is not paid'],
  ['refuse', 'money came back for a withdrawal that is not refused or cancelled'],
])(
  'the check of the ledger finds the money of a withdrawal that is open again after the decision to %s',
  async (decision, promise) => {
    const orderId = await place();
    await decide(orderId, decision, { reason: 'A test.' });
    expect(await ledgerFaults(platform)).toEqual([]);
    const reopened = `update withdrawal set status = 'waiting', decided_at = null where id = '${orderId}'`;
    expect(await promisesBrokenBy(platform, reopened)).toContain(promise);
  },
);

test('a hold is told again only for another reason', async () => {
  const orderId = await place();
  for (const reason of ['A look at the slip.', 'A look at the slip.', 'A look at the bank.'])
    await decide(orderId, 'hold', { reason });
  expect((await notices('%is on hold')).filter((body) => body.includes('A look at the'))).toHaveLength(2);
  await decide(orderId, 'refuse', { reason: 'No.' });
});

test('a hold takes back what the first operator agreed to', async () => {
  await giveCash(platform, await memberId(), 200_000n);
  const orderId = await place('200000');
  await decide(orderId, 'pay', { operator: 'first' });
  await decide(orderId, 'hold', { reason: 'One more look.' });
  expect((await decide(orderId, 'pay', { operator: 'second' })).outcome).toBe('approved');
  expect((await decide(orderId, 'pay', { operator: 'first' })).outcome).toBe('decided');
});

test('a withdrawal is read by its id, however many came after it, and only by its member', async () => {
  const oldest = await place();
  await decide(oldest, 'refuse', { reason: 'No.' });
  const open = await place();
  await decide(open, 'hold', { reason: 'A look.' });
  for (let times = 0; times < 20; times += 1) await decide(await place(), 'refuse', { reason: 'No.' });
  expect(await listed(oldest)).toBeUndefined();
  const { items } = await platform.value('wallet.withdrawals', {}, { token });
  expect([items.length, items.at(-1)]).toMatchObject([21, { orderId: open, status: 'onHold' }]);
  await decide(open, 'refuse', { reason: 'No.' });
  const one = (bearer: string) => platform.value('wallet.withdrawals', { orderId: oldest }, { token: bearer });
  expect((await one(token)).items).toMatchObject([{ orderId: oldest, status: 'refused', reason: 'No.' }]);
  const other = { type: 'username', username: 'jade', password: demoMember.password } as const;
  expect((await one((await platform.value('session.login', other)).token)).items).toEqual([]);
});

test('a member follows withdrawals in the history', async () => {
  const orderId = await place();
  await decide(orderId, 'refuse', { reason: 'No.' });
  const { items } = await platform.value('wallet.transactions', { type: 'withdraw' }, { token });
  expect(items.slice(0, 2)).toMatchObject([
    { type: 'withdrawReturn', amount: '2000', reference: orderId },
    { type: 'withdraw', amount: '-2000', reference: orderId },
  ]);
});

test('from the operator’s limit on two operators have to agree, and one alone never does', async () => {
  await giveCash(platform, await memberId(), 500_000n);
  const orderId = await place('200000');
  expect((await decide(orderId, 'pay', { operator: 'first' })).outcome).toBe('approved');
  expect((await decide(orderId, 'pay', { operator: 'first' })).outcome).toBe('samePerson');
  expect(await listed(orderId)).toMatchObject({ status: 'waiting' });
  expect((await decide(orderId, 'pay', { operator: 'second' })).outcome).toBe('decided');
  expect(await listed(orderId)).toMatchObject({ status: 'paid' });
  const small = await place('199999');
  expect((await decide(small, 'pay', { operator: 'first' })).outcome).toBe('approved');
  expect((await decide(small, 'pay', { operator: 'second' })).outcome).toBe('decided');
  expect(await ledgerFaults(platform)).toEqual([]);
});

const memberId = async (): Promise<string> => {
  const [found] = await rows<{ id: string }>(
    platform.db,
    sql`select member_id as id from payout_account where id = ${accountId}`,
  );
  return found?.id ?? '';
};

test.each<[string, Partial<Input>, string]>([
  ['less than the least', { amount: '999' }, 'withdraw.out.of.range'],
  ['more than the most', { amount: '500001' }, 'withdraw.out.of.range'],
  ['more than there is', { amount: '500000' }, 'balance.insufficient'],
  ['nothing', { amount: '0' }, 'input.invalid'],
  ['less than nothing', { amount: '-1' }, 'input.invalid'],
  ['a broken amount', { amount: '0.001' }, 'input.invalid'],
  ['a number too large to be one', { amount: '1e309' }, 'input.invalid'],
  ['a number of another base', { amount: '0x10' }, 'input.invalid'],
  ['no number', { amount: 'NaN' }, 'input.invalid'],
  ['an account that nobody has', { accountId: 'nobody' }, 'account.unknown'],
])('%s is refused, and the money stands where it stood', async (_, input, code) => {
  const before = await money();
  expect(await codeOf(input)).toBe(code);
  expect(await money()).toEqual(before);
});

test('a JSON number is no amount', async () => {
  const before = await money();
  expect(await codeOf({ amount: 2000 as never })).toBe('input.invalid');
  expect(await money()).toEqual(before);
});

test('another member’s account, and one that is new, take no withdrawal', async () => {
  const { token: other } = await platform.value('session.login', {
    type: 'username',
    username: 'jade',
    password: demoMember.password,
  });
  expect(await codeOf({ stepUp }, { token: other })).toBe('account.unknown');
  const { id } = await platform.value(
    'wallet.addAccount',
    { kind: 'bankCard', issuer: 'demobank', number: '5550009998', holder: 'Anna Reyes', stepUp },
    { token },
  );
  expect(await codeOf({ accountId: id })).toBe('account.cooling');
});

test('a session that is not fresh has to prove that the member is there', async () => {
  const { token: fresh } = await platform.value('session.login', { type: 'username', ...demoMember });
  const { body } = await ask({}, { token: fresh });
  expect(body).toMatchObject({ errorCode: 'stepup_required', value: { ways: ['password'] } });
  expect(await codeOf({ stepUp: { password: 'wrong' } }, { token: fresh })).toBe('password.wrong');
});

test('one key makes one withdrawal, and another amount or account under it is refused', async () => {
  const first = await ask({}, { idempotencyKey: 'withdraw-key-1' });
  const second = await ask({}, { idempotencyKey: 'withdraw-key-1' });
  expect(second.body).toEqual(first.body);
  expect(await codeOf({ amount: '3000' }, { idempotencyKey: 'withdraw-key-1' })).toBe('idempotency.mismatch');
  expect((await platform.call('wallet.withdraw', { accountId, amount: '2000' }, { token })).body.success).toBe(true);
});

test('five withdrawals of a member may wait', async () => {
  const { items } = await platform.value('wallet.withdrawals', {}, { token });
  const open = items.filter(({ status }) => status === 'waiting').length;
  for (let count = open; count < 5; count += 1) expect(await codeOf({ amount: '1000' })).toBe('taken');
  expect(await codeOf({ amount: '1000' })).toBe('withdraw.limit');
});

test('a waiting withdrawal is taken back only where the operator allows it, and only by its member', async () => {
  const [waiting] = (await platform.value('wallet.withdrawals', {}, { token })).items;
  const cancel = async (as: string) => {
    const { body } = await platform.call('wallet.cancelWithdrawal', { orderId: waiting?.orderId ?? '' }, { token: as });
    return body.success ? body.value.status : body.errorCode;
  };
  expect(await cancel(token)).toBe('withdraw.final');
  const aurora = platform.context.merchants.byCode('aurora');
  Object.assign(aurora?.withdrawals ?? {}, { mayCancel: true });
  const { token: other } = await platform.value('session.login', {
    type: 'username',
    username: 'jade',
    password: demoMember.password,
  });
  expect(await listed(waiting?.orderId ?? '')).toMatchObject({ canCancel: true });
  expect(await cancel(other)).toBe('order.unknown');
  const before = await money();
  expect(await cancel(token)).toBe('cancelled');
  expect(BigInt((await money())?.cash ?? 0) - BigInt(before?.cash ?? 0)).toBe(BigInt(waiting?.amount ?? 0));
  expect(await cancel(token)).toBe('withdraw.final');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a member who rests from play withdraws, and an excluded one does not', async () => {
  const status = (to: string) => platform.db.execute(sql`update member set status = ${to} where id = ${ownId}`);
  const ownId = await memberId();
  const [open] = (await platform.value('wallet.withdrawals', {}, { token })).items.filter(
    (one) => one.status === 'waiting',
  );
  await decide(open?.orderId ?? '', 'refuse', { reason: 'Room for one more.' });
  await status('timeOut');
  expect(await codeOf({ amount: '1000' })).toBe('taken');
  await status('excluded');
  expect(['member.excluded', 'CUSTOMER_NOT_LOGIN']).toContain(await codeOf({ amount: '1000' }));
  await status('active');
});

test('stakes that the operator asks for come before a withdrawal, and the page says how much is missing', async () => {
  const options = { host: LOTUS };
  const { token: lotus, id } = await platform.value('session.login', { type: 'username', ...demoMember }, options);
  const there = { token: lotus, ...options };
  const account = await usableAccount(platform, there, 'vcb');
  const info = () => platform.value('relay.withdrawAccountInfo', {}, there);
  expect(await info()).toMatchObject({ turnover: { required: '0', done: '0' }, balance: { withdrawable: '12845000' } });
  const lotusId = `lotus|member|${id}|VND`;
  await platform.db.execute(sql`update wallet_day set deposits = 300000 where account_id = ${lotusId}`);
  expect(await info()).toMatchObject({ turnover: { required: '300000', done: '0' }, balance: { withdrawable: '0' } });
  const withdraw = () => platform.call('wallet.withdraw', { accountId: account, amount: '100000', stepUp }, there);
  expect((await withdraw()).body).toMatchObject({ errorCode: 'withdraw.turnover' });
  await giveCash(platform, id, -300_000n, { merchant: 'lotus', type: 'stake' });
  expect(await info()).toMatchObject({ turnover: { done: '300000' }, balance: { withdrawable: '12545000' } });
  expect((await withdraw()).body).toMatchObject({ success: true, value: { status: 'waiting' } });
});

test.each(['timeOut', 'limited'])(
  'a member who is %s may not bet, and withdraws without the stakes asked for',
  async (status) => {
    const options = { host: LOTUS };
    const login = { type: 'username', username: 'jade', password: demoMember.password } as const;
    const { token: lotus, id } = await platform.value('session.login', login, options);
    const there = { token: lotus, ...options };
    const account = await usableAccount(platform, there, 'vcb');
    await giveCash(platform, id, 200_000n, { merchant: 'lotus' });
    await platform.db.execute(
      sql`update wallet_day set deposits = 300000 where account_id = ${`lotus|member|${id}|VND`}`,
    );
    const become = (to: string) => platform.db.execute(sql`update member set status = ${to} where id = ${id}`);
    const info = () => platform.value('relay.withdrawAccountInfo', {}, there);
    const withdraw = () => platform.call('wallet.withdraw', { accountId: account, amount: '100000', stepUp }, there);
    expect(await info()).toMatchObject({ turnover: { done: '0' }, balance: { withdrawable: '0' } });
    await become(status);
    const { turnover, balance } = await info();
    expect([turnover, balance?.withdrawable]).toEqual([null, balance?.cash]);
    expect((await withdraw()).body).toMatchObject({ success: true, value: { status: 'waiting' } });
    await become('active');
    expect((await withdraw()).body).toMatchObject({ errorCode: 'withdraw.turnover' });
  },
);

test('RL-01 MCSFE_getWithdrawAccountInfo lists the accounts by kind, the name they are under, the rules and the money', async () => {
  await platform.value(
    'wallet.addAccount',
    { kind: 'eWallet', issuer: 'demopay', number: '+63 917 555 0142', holder: 'Anna Reyes' },
    { token },
  );
  await platform.value(
    'wallet.addAccount',
    { kind: 'virtualWallet', issuer: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { token },
  );
  await platform.value('wallet.addAccount', { kind: 'pix', number: '529.982.247-25', holder: 'ANNA REYES' }, { token });
  const info = await platform.value('relay.withdrawAccountInfo', {}, { token });
  expect(info.fullBankCardList.map(({ kind }) => kind)).toEqual(['bankCard', 'bankCard', 'pix']);
  expect(info.fullEWalletList.map(({ issuer }) => issuer)).toEqual(['DemoPay']);
  expect(info.fullVirtualWalletList.map(({ issuer, holder }) => [issuer, holder])).toEqual([['TRC20', '']]);
  expect(info).toMatchObject({
    payeeName: 'A••• R•••',
    rules: { min: '1000', max: '500000', minutes: 60 },
    turnover: null,
    balance: { bonus: '0', currency: 'USD' },
  });
  expect(info.kinds.map(({ kind }) => kind)).toEqual(['bankCard', 'eWallet', 'virtualWallet', 'pix']);
  expect(info.kinds[0]?.issuers.map(({ number }) => number)).toEqual(['account', 'card']);
});

test('the totals of a period count deposits and withdrawals, and days that are none are refused', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const all = await platform.value('wallet.summary', {}, { token });
  expect(all).toMatchObject({ totalWithdrawSuccessCount: 5, withdrawals: '603999', currency: 'USD' });
  expect(all).toMatchObject({ totalDepositSuccessCount: 0, firstDepositAt: null });
  expect(await platform.value('wallet.summary', { from: today, to: today }, { token })).toEqual(all);
  const before = await platform.value('wallet.summary', { to: '2026-01-31' }, { token });
  expect(before).toMatchObject({ totalWithdrawSuccessCount: 0, withdrawals: '0' });
  for (const from of ['2026-02-30', '2026-13-01']) {
    const { body } = await platform.call('wallet.summary', { from }, { token });
    expect(body).toMatchObject({ errorCode: 'input.invalid' });
  }
});
