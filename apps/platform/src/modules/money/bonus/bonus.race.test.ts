// Bonuses at the same moment, on a real PostgreSQL: one is opened, and it ends once.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { chosenBonus, depositWithBonus, sendNotice, startUnpaidPlatform } from '../../../testing/deposits.ts';
import { ledgerFaults } from '../../../testing/money.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { playerAtVendor, startVendorStub, type VendorStub } from '../../../testing/vendor.ts';
import { endDueBonuses } from './bonus.service.ts';

const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const clock = new Date(HOUR + 5_000);
const afterAMonth = new Date(HOUR + 31 * 86_400_000);

let stub: VendorStub;
let platform: TestPlatform;
let token: string;
let vendor: Awaited<ReturnType<typeof playerAtVendor>>;
beforeAll(async () => {
  requirePostgres();
  stub = await startVendorStub();
  platform = await startUnpaidPlatform(() => clock, { demoVendorUrl: stub.url });
  ({ token } = await platform.value('session.login', { type: 'username', ...demoMember }));
  vendor = await playerAtVendor(platform, stub, token);
});
afterAll(async () => {
  await platform?.close();
  await stub?.close();
});

const runOut = () => endDueBonuses({ ...platform.context, now: () => afterAMonth });
afterEach(runOut);

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const cash = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
/** A round that is lost. */
const lose = (amount: string) => vendor.play(amount);
const bonuses = async (status: string) =>
  (await rows(platform.db, sql`select 1 from deposit_bonus where status = ${status}`)).length;

test('50 notices of one payment at once open one bonus', async () => {
  const before = await cash();
  const order = await platform.value('wallet.deposit', chosenBonus, { token });
  const answers = await times(50, (at) => sendNotice(platform, order, { noticeId: `notice-${at % 7}` }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await cash(), await bonuses('open')]).toEqual([before + 2_000n, 1]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('five deposits with a bonus that are paid at once open one, and all five arrive', async () => {
  const before = await cash();
  const first = await platform.value('wallet.deposit', chosenBonus, { token });
  const { method, amount } = chosenBonus;
  const others = await times(4, () => platform.value('wallet.deposit', { method, amount }, { token }));
  await platform.db.execute(sql`update deposit_order set bonus = (select bonus from deposit_order where id = ${first.orderId})
    where status = 'pending'`);
  await Promise.all([first, ...others].map((order) => sendNotice(platform, order)));
  expect([await cash(), await bonuses('open')]).toEqual([before + 10_000n, 1]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('lost bets that reach the turnover and paid deposits with a bonus never wait for each other', async () => {
  for (let turn = 0; turn < 8; turn += 1) {
    await depositWithBonus(platform, { token });
    const { method, amount } = chosenBonus;
    const orders = await times(3, () => platform.value('wallet.deposit', { method, amount }, { token }));
    await platform.db.execute(sql`update deposit_order
      set bonus = (select bonus from deposit_order where bonus is not null limit 1)
      where id in ${orders.map(({ orderId }) => orderId)}`);
    const rounds = Array.from({ length: 4 }, () => vendor.newRound());
    await Promise.all(rounds.map((round) => vendor.stake(round, '1250')));
    const [notices] = await Promise.all([
      Promise.all(orders.map((order) => sendNotice(platform, order))),
      Promise.all(rounds.map((round) => vendor.pay(round, '0'))),
    ]);
    expect(notices.map(({ status }) => status)).toEqual([200, 200, 200]);
    await runOut();
  }
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('20 bets at once, any of which may reach the turnover, pay the bonus out once', async () => {
  await depositWithBonus(platform, { token });
  const [before, paid] = [await cash(), await bonuses('paid')];
  await times(20, () => lose('500'));
  expect([await cash(), await bonuses('paid')]).toEqual([before - 10_000n + 1_000n, paid + 1]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a bonus whose last bet and whose end come at once is paid out or taken back, never both', async () => {
  await depositWithBonus(platform, { token });
  await lose('4900');
  const [before, paid] = [await cash(), await bonuses('paid')];
  await Promise.all([...Array.from({ length: 4 }, () => lose('100')), ...Array.from({ length: 4 }, runOut)]);
  const isPaid = (await bonuses('paid')) > paid;
  expect(await cash()).toBe(before - 400n + (isPaid ? 1_000n : 0n));
  expect(await bonuses('open')).toBe(0);
  expect(await ledgerFaults(platform)).toEqual([]);
});
