// Orders of which another amount was paid, or nothing: staff book what arrived, or refuse.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { ledgerFaults } from '../../../testing/money.ts';
import { answered, type OperatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { jpegOf } from '../../../testing/pictures.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addTransfer, upload } from '../../../testing/uploads.ts';

const KEY_FILE = join(resolve(import.meta.dirname, '../../../../../../merchants'), 'aurora/keys/payment.txt');
const key = readFileSync(KEY_FILE, 'utf8').trim();

let platform: TestPlatform;
let token: string;
let memberId: string;
let first: OperatorCaller;
let second: OperatorCaller;
beforeAll(async () => {
  // Nobody answers there: each notice of these tests is the test's own.
  platform = await startTestPlatform({ operatorPort: 0, demoBankUrl: 'http://127.0.0.1:1' });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.db.execute(
    sql`update deposit_order set decided_at = decided_at - interval '25 hours', expires_at = now() - interval '1 hour'`,
  );
  first = await operatorWith(platform, ['payments', 'audit'], { which: 0 });
  second = await operatorWith(platform, ['payments'], { which: 1 });
});

/** The provider says that so much was paid, or was not. */
const tell = async (id: string, minor: number, status = 'paid'): Promise<number> => {
  const fields = { event_id: `event-${id}-${minor}`, id, payment_id: 'p', status, amount_minor: String(minor) };
  const [body, seconds] = [JSON.stringify({ ...fields, currency: 'USD' }), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const answer = await fetch(`${platform.url}/wps/payment/notice/aurora/north`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Timestamp': seconds, 'X-Signature': signature },
    body,
  });
  return answer.status;
};

const orderOf = async (amount: string, bonus?: InputOf<'wallet.deposit'>['bonus']): Promise<string> =>
  (await platform.value('wallet.deposit', { method: 'card', amount, ...(bonus && { bonus }) }, { token })).orderId;
const paidOtherwise = async (amount: string, minor: number): Promise<string> => {
  const id = await orderOf(amount);
  expect(await tell(id, minor)).toBe(200);
  return id;
};
const settle = (call: OperatorCaller, id: string, minor: number, currency = 'USD') =>
  call('deposits.settle', { id, amount: String(minor), currency });
const refuse = (id: string, minor: number, reason = 'Sent back to your card') =>
  first('deposits.refuse', { id, amount: String(minor), currency: 'USD', reason });
const cash = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
const asMemberSees = async (id: string) =>
  (await platform.value('wallet.orders', {}, { token })).items.find(({ orderId }) => orderId === id);
const asAnybodySees = (id: string) => platform.value('wallet.order', { orderId: id });
const asideOf = async (id: string) =>
  answered(await first('notices.list', {})).items.filter(({ orderId }) => orderId === id);
const messagesAbout = async (end: string) => {
  const { items } = await platform.value('member.messages', {}, { token });
  return items.filter(({ subject }) => subject.endsWith(end)).map(({ body }) => body);
};
const messages = () => messagesAbout('deposit was refused');

test('a person books what arrived in place of what was ordered, once, and the member sees that amount', async () => {
  const before = await cash();
  const id = await paidOtherwise('5000', 5001);
  expect(await asideOf(id)).toMatchObject([
    { why: 'other amount', paid: '5001', ordered: '5000', member: { id: memberId, account: 'demo' } },
  ]);
  for (const _ of ['first', 'again'])
    expect(answered(await settle(first, id, 5001))).toEqual({ needsSecondPerson: false });
  // The method's fee of 1.5 % is that of what arrived: 75.015, rounded up.
  expect(await cash()).toBe(before + 4925n);
  expect(await asMemberSees(id)).toMatchObject({ status: 'succeeded', amount: '5001', credited: '4925' });
  expect(await asideOf(id)).toEqual([]);
  const log = answered(await first('audit.list', {})).items.filter(({ call }) => call === 'deposits.settle');
  expect(log.map(({ operator, input, outcome }) => [operator.length > 0, input, outcome])).toEqual(
    ['again', 'first'].map(() => [true, JSON.stringify({ id, amount: '5001', currency: 'USD' }), 'done']),
  );
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a method that is not offered any more takes its fee of what arrived for it', async () => {
  const before = await cash();
  const id = await paidOtherwise('5000', 5001);
  const call = await operatorWith(platform, ['payments', 'settings']);
  const offer = async (isOn: boolean, version: number) =>
    answered(
      await call('edits.write', {
        ...{ kind: 'settings', key: 'deposit.card', version },
        ...{ value: { isOn }, reason: 'Repairs' },
      }),
    ).version;
  const version = await offer(false, 0);
  await platform.followEdits();
  await settle(call, id, 5001);
  await offer(true, version);
  await platform.followEdits();
  expect(await cash()).toBe(before + 4925n);
});

test('nothing is booked that no notice says was paid', async () => {
  const before = await cash();
  const id = await paidOtherwise('5000', 4000);
  for (const [minor, currency] of [
    [5000, 'USD'],
    [4001, 'USD'],
    [4000, 'EUR'],
  ] as const)
    expect(outcomeOf(await settle(first, id, minor, currency))).toBe('operator.deposit.notPaid');
  const declined = await orderOf('5000');
  await tell(declined, 4000, 'failed');
  expect(outcomeOf(await settle(first, declined, 4000))).toBe('operator.deposit.notPaid');
  expect(outcomeOf(await refuse(declined, 4000))).toBe('operator.deposit.notPaid');
  const foreign = await operatorWith(platform, ['payments'], { merchant: 'lotus' });
  expect(outcomeOf(await settle(foreign, id, 4000))).toBe('order.unknown');
  expect(await cash()).toBe(before);
});

test('two people settle a large amount, and both name the same one', async () => {
  const before = await cash();
  const id = await paidOtherwise('5000', 300_000);
  await tell(id, 200_000);
  expect(answered(await settle(first, id, 300_000))).toEqual({ needsSecondPerson: true });
  expect(outcomeOf(await settle(first, id, 300_000))).toBe('operator.second.person');
  expect(answered(await settle(second, id, 200_000))).toEqual({ needsSecondPerson: true });
  expect(await cash()).toBe(before);
  expect(answered(await settle(first, id, 200_000))).toEqual({ needsSecondPerson: false });
  expect(await cash()).toBe(before + 197_000n);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('small amounts of one day that are large together need two people', async () => {
  const whole = await paidOtherwise('5000', 199_999);
  const rest = await paidOtherwise('5000', 100);
  expect(answered(await settle(first, whole, 199_999))).toEqual({ needsSecondPerson: false });
  expect(answered(await settle(first, rest, 100))).toEqual({ needsSecondPerson: true });
});

test('a bank transfer of another amount is settled with what the person saw on the account', async () => {
  const before = await cash();
  const id = await addTransfer(platform, memberId);
  expect(outcomeOf(await settle(first, id, 4000))).toBe('operator.deposit.notPaid');
  const seen = { id, amount: '4000', currency: 'USD' };
  expect(answered(await first('deposits.confirm', seen)).verdict).toBe('other amount');
  expect(answered(await settle(first, id, 4000))).toEqual({ needsSecondPerson: false });
  expect(await cash()).toBe(before + 4000n);
});

test('what arrived is refused with a reason that the member reads once, and can be booked all the same', async () => {
  const before = await cash();
  const id = await paidOtherwise('5000', 4000);
  for (const _ of ['first', 'again']) expect(outcomeOf(await refuse(id, 4000))).toBe('done');
  expect(await messages()).toEqual([
    'Your payment of $40.00 isn’t what the deposit was for, and it was refused: Sent back to your card',
  ]);
  expect(await asMemberSees(id)).toMatchObject({ status: 'failed', amount: '5000', reason: 'Sent back to your card' });
  expect(JSON.stringify(await asAnybodySees(id))).not.toContain('Sent back');
  expect(await cash()).toBe(before);
  // The provider says it again: nobody has to decide about it a second time.
  await tell(id, 4000);
  expect(await asideOf(id)).toEqual([]);
  expect(answered(await settle(first, id, 4000))).toEqual({ needsSecondPerson: false });
  expect(await cash()).toBe(before + 3940n);
  expect(await asMemberSees(id)).toMatchObject({ status: 'succeeded', reason: null });
  expect(outcomeOf(await refuse(id, 4000))).toBe('operator.deposit.final');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('an order that was paid as ordered is neither settled nor refused', async () => {
  const id = await paidOtherwise('5000', 4000);
  await tell(id, 5000);
  const before = await cash();
  expect(outcomeOf(await settle(first, id, 4000))).toBe('operator.deposit.final');
  expect(outcomeOf(await settle(first, id, 5000))).toBe('operator.deposit.final');
  expect(outcomeOf(await refuse(id, 4000))).toBe('operator.deposit.final');
  expect(await cash()).toBe(before);
});

test('an amount that the fee would take is refused', async () => {
  const id = await paidOtherwise('5000', 1);
  expect(outcomeOf(await settle(first, id, 1))).toBe('operator.deposit.allFee');
  expect(outcomeOf(await refuse(id, 1))).toBe('done');
});

test.each([
  ['less than was ordered brings no bonus, and the inbox says so', 3999, 0, 1],
  ['more brings the bonus that the member read', 4001, 1, 0],
])('%s', async (_, minor, bonuses, said) => {
  const before = await messagesAbout('deposit has no bonus');
  const id = await orderOf('4000', { amount: '2000', stakes: '10000', days: 30 });
  await tell(id, minor);
  expect(answered(await settle(first, id, minor))).toEqual({ needsSecondPerson: false });
  expect(await rows(platform.db, sql`select 1 from deposit_bonus where id = ${id}`)).toHaveLength(bonuses);
  const after = await messagesAbout('deposit has no bonus');
  expect(after).toHaveLength(before.length + said);
  if (said > 0) expect(after[0]).toMatch(/ less arrived than you ordered\.$/);
  // A repetition says nothing anew.
  await settle(first, id, minor);
  expect(await messagesAbout('deposit has no bonus')).toHaveLength(after.length);
  expect(await ledgerFaults(platform)).toEqual([]);
});

const listed = async () => answered(await first('deposits.list', {})).items.map(({ id }) => id);
const confirm = (call: OperatorCaller, id: string, minor: number) =>
  call('deposits.confirm', { id, amount: String(minor), currency: 'USD' });
const change = (id: string, set: string) =>
  platform.db.execute(sql`update deposit_order set ${sql.raw(set)} where id = ${id}`);

test('a transfer whose money never came is refused with its slip: it leaves the list, and the member reads why once', async () => {
  const [id, before] = [await addTransfer(platform, memberId), await cash()];
  const sendSlip = async () => upload(platform, 'wallet.slip', { orderId: id }, await jpegOf(64, 48), { token });
  expect([(await sendSlip()).outcome, (await listed()).includes(id)]).toEqual(['done', true]);
  expect(outcomeOf(await refuse(id, 4999, 'No money came'))).toBe('operator.deposit.notPaid');
  for (const _ of ['first', 'again']) expect(outcomeOf(await refuse(id, 5000, 'No money came'))).toBe('done');
  expect(await listed()).not.toContain(id);
  expect(await asMemberSees(id)).toMatchObject({ status: 'failed', reason: 'No money came', takesSlip: false });
  expect(JSON.stringify(await asAnybodySees(id))).not.toContain('No money');
  expect((await messages()).filter((body) => body.endsWith('No money came'))).toEqual([
    'We haven’t received your bank transfer of $50.00, and the deposit was refused: No money came',
  ]);
  expect((await sendSlip()).outcome).toBe('document.unwanted');
  expect(await cash()).toBe(before);
  const line = answered(await first('audit.list', {})).items.find(({ call }) => call === 'deposits.refuse');
  expect([line?.outcome, JSON.parse(line?.input ?? '')]).toEqual([
    'done',
    { id, amount: '5000', currency: 'USD', reason: 'No money came' },
  ]);
});

test.each([
  ['a person sees it', (id: string) => confirm(first, id, 5000)],
  ['its provider says so', (id: string) => tell(id, 5000)],
])('money that comes after its transfer was refused is booked, once: %s', async (_, arrive) => {
  const [id, before] = [await addTransfer(platform, memberId, { status: 'expired' }), await cash()];
  await change(id, `provider = 'north'`);
  expect(outcomeOf(await refuse(id, 5000, 'No money came'))).toBe('done');
  for (const __ of ['first', 'again']) await arrive(id);
  expect(await cash()).toBe(before + 5000n);
  expect(await asMemberSees(id)).toMatchObject({ status: 'succeeded', reason: null });
  expect(outcomeOf(await refuse(id, 5000))).toBe('operator.deposit.final');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('another amount that comes after its transfer was refused waits for a person', async () => {
  const [id, before] = [await addTransfer(platform, memberId), await cash()];
  expect(outcomeOf(await refuse(id, 5000, 'No money came'))).toBe('done');
  expect(answered(await confirm(first, id, 4000)).verdict).toBe('other amount');
  expect(answered(await settle(first, id, 4000))).toEqual({ needsSecondPerson: false });
  expect(await cash()).toBe(before + 4000n);
});

test('a refused transfer forgets who confirmed it first', async () => {
  const id = await addTransfer(platform, memberId, { amount: 300_000 });
  expect(answered(await confirm(first, id, 300_000)).needsSecondPerson).toBe(true);
  expect(outcomeOf(await refuse(id, 300_000))).toBe('done');
  expect(answered(await confirm(second, id, 300_000)).needsSecondPerson).toBe(true);
  expect(answered(await confirm(first, id, 300_000)).verdict).toBe('booked');
});

test.each([
  ['a card', `kind = 'card'`],
  ['a transfer that its provider has not taken', `status = 'created'`],
  ['a transfer that its provider declined', `status = 'failed'`],
  ['a transfer of a month ago', `created_at = now() - interval '29 days'`],
  ['another currency', `currency = 'EUR'`],
])('nobody refuses what no money came for where it is %s', async (_, set) => {
  const id = await addTransfer(platform, memberId);
  await change(id, set);
  expect(outcomeOf(await refuse(id, 5000))).toBe('operator.deposit.notPaid');
});
