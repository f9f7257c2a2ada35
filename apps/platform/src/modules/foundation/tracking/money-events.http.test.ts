// Events of money for trackers after real calls: each once, with its fields.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows, type Tx } from '../../../db/database.ts';
import { chosenBonus } from '../../../testing/deposits.ts';
import { stepUp, usableAccount } from '../../../testing/money.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const KEY = resolve(import.meta.dirname, '../../../../../../merchants/aurora/keys/payment.txt');

let platform: TestPlatform;
let token: string;
let member: string;
let shift = 0;
beforeAll(async () => {
  platform = await startTestPlatform(
    { demoBankUrl: 'http://127.0.0.1:9' },
    { now: () => new Date(Date.now() + shift) },
  );
  ({ token, id: member } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());

const deposit = (amount: string, idempotencyKey: string) =>
  platform.value('wallet.deposit', { method: 'card', amount }, { token, idempotencyKey });

/** The bank says that an order was paid. */
const pay = async (orderId: string, amount: string, event = `event-${orderId}`) => {
  const seconds = String(Math.floor((Date.now() + shift) / 1000));
  const body = JSON.stringify({
    event_id: event,
    id: orderId,
    payment_id: 'p',
    status: 'paid',
    amount_minor: amount,
    currency: 'USD',
  });
  const signature = createHmac('sha256', readFileSync(KEY, 'utf8').trim()).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(`${platform.url}/wps/payment/notice/aurora/north`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Timestamp': seconds,
      'X-Signature': signature,
      'X-Forwarded-Host': AURORA,
    },
    body,
  });
  expect(response.status).toBe(200);
};

interface Event {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly waits: number;
}

/** The events since the last look. */
let seen = 0;
const published = async (): Promise<Event[]> => {
  const all = await rows<Event>(
    platform.db,
    sql`select name, fields, (extract(epoch from due_at - at) * 1000)::float8 as waits from money_event
      where member_id = ${member} order by at, due_at, name`,
  );
  const news = all.slice(seen);
  seen = all.length;
  return news;
};
const sumsOf = ({ name, fields, waits }: Event) => [name, fields?.amount, fields?.revenue, waits];

test('a deposit publishes each event once, in its moment, however often it is sent or told', async () => {
  const { orderId } = await deposit('5000', 'events-1');
  expect((await published()).map(sumsOf)).toEqual([['depositSubmit', '50.00', '0', 0]]);
  // A minute later: longer than the request to a silent bank may take.
  shift += 60_000;
  expect((await deposit('5000', 'events-1')).orderId).toBe(orderId);
  expect(await published()).toEqual([]);
  await pay(orderId, '5000');
  const first = await published();
  expect(first.map(sumsOf)).toEqual([
    ['deposit', '50.00', '50.00', 0],
    ['firstDepositArrival', '49.25', '49.25', 0],
    ['firstDeposit', '50.00', '50.00', 2500],
  ]);
  await pay(orderId, '5000');
  await pay(orderId, '5000', 'event-again');
  expect(await published()).toEqual([]);
  shift += 60_000;
  const again = await deposit('2000', 'events-2');
  await pay(again.orderId, '2000');
  expect((await published()).map(sumsOf)).toEqual([
    ['depositSubmit', '20.00', '0', 0],
    ['deposit', '20.00', '20.00', 0],
    ['redeposit', '20.00', '20.00', 2500],
  ]);
});

test('a later deposit with a bonus is no first one', async () => {
  shift += 60_000;
  const { orderId } = await platform.value('wallet.deposit', chosenBonus, { token, idempotencyKey: 'events-bonus' });
  await pay(orderId, '2000');
  expect((await published()).map(({ name }) => name)).toEqual(['depositSubmit', 'deposit', 'redeposit']);
});

test('a withdrawal is published once for its key', async () => {
  const accountId = await usableAccount(platform, { token }, 'demobank');
  shift += 60_000;
  const input = { accountId, amount: '2000', stepUp };
  const ask = () => platform.value('wallet.withdraw', input, { token, idempotencyKey: 'events-3' });
  await ask();
  await ask();
  expect((await published()).map(sumsOf)).toEqual([['withdraw', '20.00', '0', 0]]);
});

test('an event carries every field, and neither the id of the member nor that of the order', async () => {
  shift += 60_000;
  const { orderId } = await deposit('3000', 'events-4');
  const [event] = await published();
  expect(event?.fields).toEqual({
    customerId: expect.stringMatching(/^[\w-]{43}$/),
    customerName: '',
    amount: '30.00',
    revenue: '0',
    value: '30.00',
    currency: 'USD',
    af_revenue: '0',
    af_currency: 'USD',
    eventID: expect.stringMatching(/^[\w-]{43}$/),
  });
  const sent = JSON.stringify(event?.fields);
  for (const secret of [orderId, member, demoMember.username]) expect(sent).not.toContain(secret);
});

/** Publishes a withdrawal by the port itself. */
const publish = async (orderId: string, trackedNames: boolean): Promise<void> => {
  const { merchants, moneyEvents } = platform.context;
  const merchant = merchants.byCode('aurora');
  if (merchant === null) throw new Error('no operator');
  shift += 60_000;
  const sums = { paid: 100n, credited: 100n, currency: 'USD', at: new Date(Date.now() + shift) };
  const whose = { merchant: { ...merchant, trackedNames }, member: { id: member, userName: 'demo' } };
  await platform.db.transaction((tx) =>
    moneyEvents.publish(tx as Tx, [{ name: 'withdraw', orderId, ...whose, ...sums }]),
  );
};

test('an operator may let trackers have the names of its members', async () => {
  await publish('named', true);
  expect((await published())[0]?.fields?.customerName).toBe('demo');
});

test('what is published again later is the same event', async () => {
  await publish('twice', false);
  await publish('twice', false);
  expect(await published()).toHaveLength(1);
});

test('an order that is refused publishes nothing', async () => {
  const { body } = await platform.call('wallet.deposit', { method: 'card', amount: '1' }, { token });
  expect(body.success).toBe(false);
  expect(await published()).toEqual([]);
});

test('after a month what was said is gone, and a member has no second first deposit', async () => {
  await platform.db.execute(
    sql`update money_event set due_at = now() - interval '31 days', at = now() - interval '31 days'`,
  );
  await platform.purge();
  seen = 0;
  expect((await published()).map(({ name, fields }) => [name, fields])).toEqual([
    ['firstDeposit', null],
    ['firstDepositArrival', null],
  ]);
});
