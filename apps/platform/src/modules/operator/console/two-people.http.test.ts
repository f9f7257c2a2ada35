// What one person of an operator cannot do with money alone.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { giveCash, ledgerFaults, stepUp, usableAccount } from '../../../testing/money.ts';
import { answered, type OperatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addTransfer } from '../../../testing/uploads.ts';

let platform: TestPlatform;
let first: OperatorCaller;
let second: OperatorCaller;
const members: { token: string; id: string }[] = [];

beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  for (const username of [demoMember.username, 'jade'])
    members.push(await platform.value('session.login', { ...demoMember, type: 'username', username }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter where key like 'operator|%'`);
  first = await operatorWith(platform, ['payments'], { which: 0 });
  second = await operatorWith(platform, ['payments'], { which: 1 });
});

const member = (index: number) => members[index] ?? { token: '', id: '' };
const cashOf = async ({ token }: { token: string }) =>
  BigInt((await platform.value('wallet.balance', {}, { token })).amount);
const confirm = (call: OperatorCaller, id: string, amount: number) =>
  call('deposits.confirm', { id, amount: String(amount), currency: 'USD' });

test.each(['card', 'eWallet', 'pix', 'virtualWallet'])(
  'a person confirms no deposit by %s: its provider says whether it was paid',
  async (kind) => {
    const before = await cashOf(member(0));
    for (const status of ['pending', 'failed']) {
      const id = await addTransfer(platform, member(0).id, { kind, status });
      expect(outcomeOf(await confirm(first, id, 5000))).toBe('operator.deposit.byProvider');
    }
    expect(await cashOf(member(0))).toBe(before);
  },
);

test('one person confirms a small bank transfer, two a large one', async () => {
  const before = await cashOf(member(0));
  const small = await addTransfer(platform, member(0).id);
  expect(answered(await confirm(first, small, 5000))).toEqual({ verdict: 'booked', needsSecondPerson: false });
  const large = await addTransfer(platform, member(0).id, { amount: 200_000 });
  expect(answered(await confirm(first, large, 200_000))).toEqual({ verdict: 'approved', needsSecondPerson: true });
  expect(outcomeOf(await confirm(first, large, 200_000))).toBe('operator.second.person');
  expect(await cashOf(member(0))).toBe(before + 5000n);
  expect(answered(await confirm(second, large, 200_000))).toEqual({ verdict: 'booked', needsSecondPerson: false });
  expect(await cashOf(member(0))).toBe(before + 205_000n);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a large bank transfer in pieces of one day needs two people, too', async () => {
  const pieces = [
    await addTransfer(platform, member(1).id, { amount: 199_999 }),
    await addTransfer(platform, member(1).id, { amount: 1 }),
  ];
  expect(answered(await confirm(first, pieces[0] ?? '', 199_999)).verdict).toBe('booked');
  expect(answered(await confirm(first, pieces[1] ?? '', 1)).verdict).toBe('approved');
  await platform.db.execute(
    sql`update deposit_order set decided_at = decided_at - interval '24 hours' where id = ${pieces[0]}`,
  );
  const dayLater = await addTransfer(platform, member(1).id, { amount: 1 });
  expect(answered(await confirm(first, dayLater, 1)).verdict).toBe('booked');
});

test('large payments in pieces of one day need two people, too', async () => {
  const { token, id: memberId } = member(0);
  await giveCash(platform, memberId, 300_000n);
  const accountId = await usableAccount(platform, { token }, 'demobank');
  const place = async (amount: string) =>
    (await platform.value('wallet.withdraw', { accountId, amount, stepUp }, { token })).orderId;
  const [whole, rest] = [await place('199000'), await place('1000')];
  expect(answered(await first('withdrawals.pay', { id: whole })).status).toBe('paid');
  const pay = (call: OperatorCaller) => call('withdrawals.pay', { id: rest });
  expect(answered(await pay(first))).toEqual({ id: rest, status: 'waiting', needsSecondPerson: true });
  expect(outcomeOf(await pay(first))).toBe('operator.second.person');
  expect(answered(await pay(second))).toMatchObject({ status: 'paid' });
});

test('a closed member without an account is paid to one that staff add, under the rules of the member’s own call', async () => {
  const { id: memberId } = member(1);
  await giveCash(platform, memberId, 10_000n);
  await platform.db.execute(sql`delete from payout_account where member_id = ${memberId}`);
  await platform.db.execute(sql`update member set payee_name = null where id = ${memberId}`);
  const request = {
    ...{ memberId, key: 'account-1', reason: 'The account is closed' },
    ...{ kind: 'bankCard' as const, issuer: 'demobank', number: '7770001234', holder: 'Anna Reyes' },
  };
  const add = (change: Partial<typeof request> = {}) => first('withdrawals.addAccount', { ...request, ...change });
  await platform.db.execute(sql`update member set status = 'timeOut' where id = ${memberId}`);
  expect(outcomeOf(await add())).toBe('operator.member.mayAsk');
  await platform.db.execute(sql`update member set status = 'closed' where id = ${memberId}`);
  const added = answered(await add());
  expect(added.label).toBe('Demo Bank •••• 1234');
  expect(answered(await add())).toEqual(added);
  expect(outcomeOf(await add({ number: '7770001235' }))).toBe('idempotency.mismatch');
  expect(outcomeOf(await add({ key: 'k2', number: '7770001235', holder: 'Ben Cruz' }))).toBe('account.holder.other');
  expect(outcomeOf(await add({ key: 'k3', issuer: 'demovisa', number: '4242424242424241' }))).toBe(
    'account.number.invalid',
  );
  const foreign = await operatorWith(platform, ['payments'], { merchant: 'lotus' });
  expect(outcomeOf(await foreign('withdrawals.addAccount', request))).toBe('not.found');
  const [cooling] = await rows<{ isCooling: boolean }>(
    platform.db,
    sql`select usable_from > added_at as "isCooling" from payout_account where id = ${added.id}`,
  );
  expect(cooling).toEqual({ isCooling: true });
  const rest = { memberId, accountId: added.id, amount: '500', key: 'added', reason: 'The account is closed' };
  const { id } = answered(await first('withdrawals.create', rest));
  expect(answered(await second('withdrawals.pay', { id })).status).toBe('paid');
  const audit = await rows<{ input: Record<string, string> }>(
    platform.db,
    sql`select input from operator_audit where call = 'withdrawals.addAccount' and outcome = 'done'`,
  );
  for (const { input } of audit) expect(input).toMatchObject({ memberId, account: 'Demo Bank •••• 1234' });
  expect(JSON.stringify(audit)).not.toContain('7770001234');
  await platform.db.execute(sql`update member set status = 'active' where id = ${memberId}`);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a person withdraws only for members who may not ask any more, and another one pays it', async () => {
  const { token, id: memberId } = member(1);
  const accountId = await usableAccount(platform, { token }, 'demobank');
  await giveCash(platform, memberId, 10_000n);
  const request = { memberId, accountId, amount: '500', key: 'payout', reason: 'The account is closed' };
  const create = () => first('withdrawals.create', request);
  for (const status of ['active', 'limited', 'timeOut']) {
    await platform.db.execute(sql`update member set status = ${status} where id = ${memberId}`);
    expect(outcomeOf(await create())).toBe('operator.member.mayAsk');
  }
  for (const status of ['excluded', 'closed']) {
    await platform.db.execute(sql`update member set status = ${status} where id = ${memberId}`);
    request.key = status;
    const { id } = answered(await create());
    expect(outcomeOf(await first('withdrawals.pay', { id }))).toBe('operator.second.person');
    expect(answered(await second('withdrawals.pay', { id })).status).toBe('paid');
  }
  expect(await ledgerFaults(platform)).toEqual([]);
});
