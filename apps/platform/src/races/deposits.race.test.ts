// Deposits at the same moment: one order for a key, one booking for a payment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type RunningBank, startBank } from '../../../bank/src/bank.ts';
import { rows } from '../db/database.ts';
import { paymentPromises } from '../modules/money/payment/api.ts';
import { checkLedger, ledgerPromises } from '../modules/money/wallet/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { sendNotice } from '../testing/deposits.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const MERCHANTS = resolve(import.meta.dirname, '../../../../merchants');

let folder: string;
let bank: RunningBank;
let platform: TestPlatform;
let token: string;
/** Milliseconds by which the platform's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  requirePostgres();
  folder = mkdtempSync(join(tmpdir(), 'foyer-bank-'));
  bank = await startBank({ merchants: MERCHANTS, folder, port: 0 });
  platform = await startTestPlatform(
    { demoBankUrl: bank.url, paymentNoticeUrl: 'http://127.0.0.1:9' },
    { now: () => new Date(Date.now() + ahead) },
  );
  const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
  ({ token } = await platform.value('session.login', demo));
});
afterAll(async () => {
  await platform?.close();
  await bank?.close();
  rmSync(folder, { recursive: true, force: true });
});

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const balance = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);

const send = (orderId: string, noticeId: string, status: 'paid' | 'failed' = 'paid') =>
  sendNotice(platform, { orderId, amount: '5000' }, { noticeId, status });

const isRight = async () => expect(await checkLedger(platform.db, [...ledgerPromises, ...paymentPromises])).toEqual([]);

test('50 equal requests at once make one order, and each of them ends in its answer', async () => {
  const ask = () =>
    platform.call('wallet.deposit', { method: 'wallet', amount: '5000' }, { token, idempotencyKey: 'fifty-at-once' });
  const first = await times(50, ask);
  // 409 while the first one asks the provider: a client that reads it asks again.
  expect(first.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  const last = await times(50, ask);
  const ids = [...first, ...last].flatMap(({ body }) => (body.success ? [body.value.orderId] : []));
  expect(new Set(ids).size).toBe(1);
  expect(last.every(({ status }) => status === 200)).toBe(true);
  const [made] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from deposit_order where idempotency_key = 'fifty-at-once'`,
  );
  expect(made?.n).toBe(1);
});

test('40 notices of one payment at once, equal ones and others, book it once', async () => {
  const before = await balance();
  const { orderId } = await platform.value('wallet.deposit', { method: 'wallet', amount: '5000' }, { token });
  const answers = await times(40, (at) => send(orderId, at % 2 ? 'same' : `other-${at}`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await balance()).toBe(before + 5000n);
  await isRight();
});

/** Holds an order as a transaction does that is about to change it; answers how to let go. */
const hold = (orderId: string): Promise<() => Promise<void>> =>
  new Promise((held, fail) => {
    const holding = platform.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from deposit_order where id = ${orderId} for update`);
      await new Promise<void>((over) => {
        held(() => {
          over();
          return holding;
        });
      });
    });
    holding.catch(fail);
  });

/** Resolves once so many statements of this database wait for a lock. */
const waiting = (count: number) =>
  vi.waitFor(async () => {
    const found = await rows<{ n: number }>(
      platform.db,
      sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(found).toEqual([{ n: count }]);
  });

test('a notice that comes while the same payment is booked leaves the time of its decision', async () => {
  const deposit = () => platform.value('wallet.deposit', { method: 'wallet', amount: '5000' }, { token });
  // The operator's accounts stand after the first one: only then a notice is booked in one statement.
  await send((await deposit()).orderId, 'opens the accounts');
  const { orderId } = await deposit();
  // Both have read that the order waits, before either of them may change it.
  const letGo = await hold(orderId);
  const first = send(orderId, 'first');
  await waiting(1);
  ahead = 60_000;
  const second = send(orderId, 'second');
  await waiting(2);
  const secondAt = platform.context.now().getTime();
  await letGo();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  const { status, decidedAt } = await platform.value('wallet.order', { orderId });
  ahead = 0;
  expect(status).toBe('succeeded');
  expect(Date.parse(decidedAt ?? '')).toBeLessThan(secondAt - 30_000);
  await isRight();
});

test('a payment and its refusal at once end in the payment', async () => {
  const before = await balance();
  const { orderId } = await platform.value('wallet.deposit', { method: 'wallet', amount: '5000' }, { token });
  await times(20, (at) => send(orderId, `both-${at}`, at % 2 ? 'paid' : 'failed'));
  expect(await balance()).toBe(before + 5000n);
  expect((await platform.value('wallet.order', { orderId })).status).toBe('succeeded');
  await isRight();
});

test('orders of which no notice comes are found by asking, and booked once each', async () => {
  const before = await balance();
  const made = await times(5, () => platform.value('wallet.deposit', { method: 'wallet', amount: '1000' }, { token }));
  for (const { payUrl } of made) {
    await fetch(bank.url + new URL(payUrl ?? '').pathname, {
      method: 'POST',
      body: new URLSearchParams({ do: 'approve' }),
      redirect: 'manual',
    });
  }
  await platform.db.execute(sql`update deposit_order set next_query_at = now() where status = 'pending'`);
  const statuses = () =>
    times(5, async (at) => (await platform.value('wallet.order', { orderId: made[at]?.orderId ?? '' })).status);
  await vi.waitFor(async () => expect(new Set(await statuses())).toEqual(new Set(['succeeded'])), {
    timeout: 25_000,
    interval: 200,
  });
  expect(await balance()).toBe(before + 5000n);
  await isRight();
});
