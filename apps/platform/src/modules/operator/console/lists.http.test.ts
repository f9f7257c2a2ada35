// What staff have to decide stands in their lists, however much else there is.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveCash, stepUp, usableAccount } from '../../../testing/money.ts';
import { answered, type OperatorCaller, operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { jpegOf } from '../../../testing/pictures.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addTransfer, upload } from '../../../testing/uploads.ts';
import { createReconcile } from '../../money/payment/reconcile.ts';

let platform: TestPlatform;
let call: OperatorCaller;
let token: string;
let memberId: string;
beforeAll(async () => {
  platform = await startTestPlatform({ operatorPort: 0 });
  call = await operatorWith(platform, ['payments', 'risk', 'support']);
  ({ token, id: memberId } = await platform.value('session.login', { ...demoMember, type: 'username' }));
});
afterAll(() => platform.close());
beforeEach(() => platform.db.execute(sql`delete from deposit_order`));

const transfers = async () => answered(await call('deposits.list', {})).items.map(({ id }) => id);
// Its provider is to be asked in an hour: the platform's own turn leaves it to the test's, whose clock is later.
const ago = (order: string, created: string, expired: string) =>
  platform.db.execute(sql`update deposit_order set created_at = now() - ${created}::interval,
    expires_at = now() - ${expired}::interval, next_query_at = now() + interval '1 hour' where id = ${order}`);
const sendSlip = async (orderId: string) =>
  upload(platform, 'wallet.slip', { orderId }, await jpegOf(64, 48), { token });

test('deposits.list holds bank transfers alone, and those with a slip or a first confirmation first', async () => {
  for (const kind of ['card', 'pix', 'eWallet', 'virtualWallet'])
    for (let made = 0; made < 30; made += 1) await addTransfer(platform, memberId, { kind, status: 'expired' });
  for (const status of ['succeeded', 'failed']) await addTransfer(platform, memberId, { status });
  const plain = await addTransfer(platform, memberId);
  const large = await addTransfer(platform, memberId, { amount: 200_000 });
  await call('deposits.confirm', { id: large, amount: '200000', currency: 'USD' });
  const shown = await addTransfer(platform, memberId);
  await sendSlip(shown);
  expect(await transfers()).toEqual([large, shown, plain]);
});

test('a transfer that ran out days ago stays in the list with its slip, and is confirmed', async () => {
  const order = await addTransfer(platform, memberId);
  await ago(order, '26 hours', '25 hours');
  await createReconcile({
    platform: { ...platform.context, now: () => new Date(Date.now() + 2 * 3_600_000) },
    // The provider of a transfer never hears of its money.
    providers: { of: () => ({ query: async () => ({ outcome: 'pending' }) }), digitsOf: () => 2 } as never,
    deposits: { request: async () => null },
    notices: {} as never,
  })();
  const { items } = await platform.value('wallet.orders', {}, { token });
  expect(items[0]).toMatchObject({ orderId: order, status: 'expired', takesSlip: true, slipAt: null });
  const { value, outcome } = await sendSlip(order);
  expect(outcome).toBe('done');
  expect(answered(await call('deposits.list', {})).items).toMatchObject([{ id: order, slipAt: value.slipAt }]);
  await ago(order, '27 days', '26 days');
  expect(await transfers()).toEqual([order]);
  await ago(order, '29 days', '28 days');
  expect(await transfers()).toEqual([]);
  expect((await sendSlip(order)).outcome).toBe('document.unwanted');
  await ago(order, '27 days', '26 days');
  const confirmed = await call('deposits.confirm', { id: order, amount: '5000', currency: 'USD' });
  expect([answered(confirmed).verdict, await transfers()]).toEqual(['booked', []]);
});

test('a transfer that staff still list takes its slip on the member’s page, behind any number of newer orders', async () => {
  const order = await addTransfer(platform, memberId);
  const mine = async () => {
    const { items } = await platform.value('wallet.orders', {}, { token });
    return items.find(({ orderId }) => orderId === order);
  };
  for (let made = 0; made < 21; made += 1) await addTransfer(platform, memberId, { kind: 'card', status: 'failed' });
  await ago(order, '1 hour', '1 minute');
  expect(await mine()).toMatchObject({ takesSlip: true, slipAt: null });
  await ago(order, '27 days', '26 days');
  expect(await mine()).toMatchObject({ takesSlip: true, slipAt: null });
  const { value } = await sendSlip(order);
  expect(await mine()).toMatchObject({ takesSlip: true, slipAt: value.slipAt });
  const refusal = { id: order, amount: '5000', currency: 'USD', reason: 'No money came' };
  expect(outcomeOf(await call('deposits.refuse', refusal))).toBe('done');
  expect(await mine()).toMatchObject({ status: 'failed', takesSlip: false, reason: 'No money came' });
  await ago(order, '29 days', '28 days');
  expect(await mine()).toBeUndefined();
});

test('a member’s list has fifty of the older transfers, each order once, the newest first', async () => {
  for (let made = 0; made < 60; made += 1) {
    const order = await addTransfer(platform, memberId, { status: 'expired' });
    await ago(order, made < 5 ? `${made} hours` : `${made + 200} hours`, '1 minute');
  }
  const { items } = await platform.value('wallet.orders', {}, { token });
  const times = items.map(({ createdAt }) => createdAt ?? '');
  expect([times.length, new Set(times).size, times]).toEqual([50, 50, times.toSorted().toReversed()]);
});

test('withdrawals that wait stand before those on hold, and the cursor leads to the last of them', async () => {
  await giveCash(platform, memberId, 1_000_000n);
  const accountId = await usableAccount(platform, { token }, 'demobank');
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount: '1000', stepUp }, { token });
  await platform.db.execute(sql`insert into withdrawal (id, merchant, member_id, account_id, kind, issuer, masked, amount, currency, status,
      idempotency_key, created_at, expected_by)
    select 'w-' || n, merchant, member_id, account_id, kind, issuer, masked, amount, currency, 'onHold', 'k' || n,
      created_at - interval '1 day', expected_by from withdrawal, generate_series(101, 300) as n where id = ${orderId}`);
  const first = answered(await call('withdrawals.list', {}));
  expect([first.items.length, first.items[0]?.id, first.items[1]?.id]).toEqual([100, orderId, 'w-101']);
  const second = answered(await call('withdrawals.list', { cursor: first.nextCursor ?? '' }));
  expect([second.items.length, second.items[0]?.id]).toEqual([100, 'w-200']);
  const third = answered(await call('withdrawals.list', { cursor: second.nextCursor ?? '' }));
  expect([third.items.map(({ id }) => id), third.nextCursor]).toEqual([['w-300'], null]);
  await platform.db.execute(sql`delete from withdrawal where id like 'w-%'`);
});

const fill = {
  'deposits.list': sql`insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited, currency,
      status, return_url, notice_url, language, idempotency_key, fingerprint, created_at, expires_at)
    select 'd' || n, 'aurora', m.id, 'bank', 'bankTransfer', '{"EN":"Bank transfer"}'::jsonb, 'test', 1, 1, 'USD', 'pending', '', '', 'en',
      'd' || n, '', now(), now() from member m, generate_series(1, 101) n where m.account = 'demo' and m.merchant = 'aurora'`,
  'notices.list': sql`insert into payment_notice (merchant, provider, verdict, body) select 'aurora', 'test', 'order unknown', n::text
    from generate_series(1, 101) n`,
  'feedback.list': sql`insert into feedback (merchant, reference, member_id, kind, text, idempotency_key)
    select 'aurora', 'f' || n, m.id, 'idea', 'Hello', 'f' || n from member m, generate_series(1, 101) n
    where m.account = 'demo' and m.merchant = 'aurora'`,
} as const;

test.each(Object.entries(fill))('%s goes on behind its cursor, and takes no other', async (name, rows) => {
  const list = name as keyof typeof fill;
  await platform.db.execute(rows);
  const first = answered(await call(list, {}));
  const rest = answered(await call(list, { cursor: first.nextCursor ?? '' }));
  const all = [...first.items, ...rest.items].map((item) => JSON.stringify(item));
  expect([first.items.length, rest.items.length, new Set(all).size, rest.nextCursor]).toEqual([100, 1, 101, null]);
  for (const cursor of ['x', '1-2', '0-1-', `${first.nextCursor}|`, '9-99999999999999999999-a'])
    expect(outcomeOf(await call(list, { cursor }))).toBe('input.invalid');
});
