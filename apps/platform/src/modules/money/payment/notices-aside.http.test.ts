// Notices that book nothing: forged ones hide nothing, and an order of which another amount was paid comes to its end.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { PaymentProvider, QueryOutcome } from '../../../ports/payment/provider.ts';
import { answered, operatorWith } from '../../../testing/operator.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { addTransfer } from '../../../testing/uploads.ts';
import { createNotices } from './notices.ts';
import { createReconcile } from './reconcile.ts';

const KEY_FILE = join(resolve(import.meta.dirname, '../../../../../../merchants'), 'aurora/keys/payment.txt');
const key = readFileSync(KEY_FILE, 'utf8').trim();

let platform: TestPlatform;
let memberId: string;
beforeAll(async () => {
  // Nobody answers there: each notice of these tests is the test's own.
  platform = await startTestPlatform({ operatorPort: 0, demoBankUrl: 'http://127.0.0.1:1' });
  ({ id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());

const post = (body: string, signed: Record<string, string>) =>
  fetch(`${platform.url}/wps/payment/notice/aurora/north`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': AURORA, ...signed },
    body,
  });

const signedNotice = (fields: object) => {
  const [body, seconds] = [JSON.stringify(fields), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  return post(body, { 'X-Timestamp': seconds, 'X-Signature': signature });
};

const keptOf = async (verdict: string): Promise<number> =>
  (await rows(platform.db, sql`select 1 from payment_notice where verdict = ${verdict}`)).length;
const linesWith = (text: string): number => platform.logged().split(text).length - 1;

test('two hundred forged notices are counted, told once, and hide no true one', async () => {
  const paid = { event_id: 'e1', id: 'A'.repeat(22), payment_id: 'p', status: 'paid', amount_minor: '1' };
  expect((await signedNotice({ ...paid, currency: 'USD' })).status).toBe(200);
  for (let count = 0; count < 100; count += 1) {
    const forged = { 'X-Timestamp': String(Math.floor(Date.now() / 1000)), 'X-Signature': 'f'.repeat(64) };
    expect((await post(JSON.stringify({ ...paid, count }), forged)).status).toBe(400);
    expect((await post('x'.repeat(4000), {})).status).toBe(400);
  }
  const call = await operatorWith(platform, ['payments']);
  expect(answered(await call('notices.list', {})).items).toMatchObject([
    { provider: 'north', orderId: 'A'.repeat(22), why: 'order unknown' },
  ]);
  expect([await keptOf('signature'), await keptOf('malformed')]).toEqual([0, 0]);
  expect(linesWith('notices of payments are not signed by the provider')).toBe(1);
  const metrics = await platform.context.metrics.registry.metrics();
  expect(metrics).toContain('foyer_payment_notices_set_aside_total{merchant="aurora",why="signature"} 200');
});

test('a notice that was set aside stays for ninety days', async () => {
  await platform.db.execute(sql`delete from payment_notice`);
  const add = (verdict: string, days: number) =>
    platform.db.execute(sql`insert into payment_notice (merchant, provider, notice_id, verdict, body, at)
      values ('aurora', 'north', ${`${verdict}-${days}`}, ${verdict}, '', now() - ${days} * interval '1 day')`);
  for (const days of [89, 91]) await add('other amount', days);
  await add('booked', 91);
  await platform.purge();
  const left = await rows<{ id: string }>(platform.db, sql`select notice_id as id from payment_notice order by 1`);
  expect(left.map(({ id }) => id)).toEqual(['booked-91', 'other amount-89']);
});

test('a notice that cannot be read is kept and told once, however often it comes', async () => {
  await platform.db.execute(sql`delete from payment_notice`);
  const told = linesWith('"code":"malformed"');
  for (let times = 0; times < 3; times += 1) expect((await signedNotice({ event_id: 'e3' })).status).toBe(400);
  expect(await keptOf('malformed')).toBe(1);
  expect((await signedNotice({ event_id: 'e4' })).status).toBe(400);
  expect(await keptOf('malformed')).toBe(2);
  expect(linesWith('"code":"malformed"')).toBe(told + 2);
});

/** One turn of the questions, so many hours from now, at a provider that answers the same about each order. */
const turnAfter = (hours: number, found: QueryOutcome): Promise<void> => {
  const later = { ...platform.context, now: () => new Date(Date.now() + hours * 3_600_000) };
  const provider = { query: async () => found } as unknown as PaymentProvider;
  const providers = { of: () => provider, digitsOf: () => 2 };
  const deposits = { request: async () => Promise.reject(new Error('not asked for again')) };
  return createReconcile({ platform: later, providers, deposits, notices: createNotices(later) })();
};

const order = async (id: string) =>
  (
    await rows<{ status: string; asked: boolean }>(
      platform.db,
      sql`select status, next_query_at is not null as asked from deposit_order where id = ${id}`,
    )
  )[0];

test('an order of which nobody knows whether it was paid is checked for a day, and not called expired before', async () => {
  const id = await addTransfer(platform, memberId);
  await turnAfter(24.5, { outcome: 'unreachable' });
  expect(await order(id)).toEqual({ status: 'pending', asked: true });
  expect((await platform.value('wallet.order', { orderId: id })).status).toBe('pending');
  await turnAfter(27, { outcome: 'unreachable' });
  expect(await order(id)).toEqual({ status: 'expired', asked: false });
});

test('an order of which another amount was paid runs out as one that nobody paid, and its notice is kept once', async () => {
  const id = await addTransfer(platform, memberId);
  const notice = { noticeId: 'asked', orderId: id, result: 'paid', amount: 5001n, currency: 'USD' } as const;
  const found = { outcome: 'decided', notice } as const;
  await turnAfter(24.5, found);
  expect(await order(id)).toEqual({ status: 'expired', asked: true });
  await turnAfter(27, found);
  expect(await order(id)).toEqual({ status: 'expired', asked: false });
  const kept = await rows(platform.db, sql`select 1 from payment_notice where order_id = ${id}`);
  expect(kept).toHaveLength(1);
  expect(linesWith('"code":"other amount"')).toBe(1);
});
