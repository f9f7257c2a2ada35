// Claims and purchases at the same moment, on a real PostgreSQL: each pays once, and points never fall below nothing.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../db/database.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { startUnpaidPlatform } from '../../../testing/deposits.ts';
import { ledgerFaults } from '../../../testing/money.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { addPoints } from '../points/api.ts';
import { accrueFromBet } from './accrual.service.ts';
import { raiseDueLevels } from './levels.service.ts';

const clock = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 5_000);

let platform: TestPlatform;
let token: string;
let memberId: string;
beforeAll(async () => {
  requirePostgres();
  platform = await startUnpaidPlatform(() => clock);
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform?.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from play_sum`);
  await platform.db.execute(sql`delete from level_due`);
});

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const cash = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
const points = async () => Number((await platform.value('promotion.mall', {}, { token })).points);
/** A bet that is settled, as the lotteries tell it. */
const settle = (amount: bigint) =>
  platform.db.transaction((tx) =>
    accrueFromBet(platform.context)(tx as Tx, { merchant: 'aurora', memberId, amount, at: clock }),
  );
const outcomes = async (work: Promise<{ body: { success: boolean; errorCode?: string } }[]>) => {
  const codes = (await work).map(({ body }) => (body.success ? 'done' : body.errorCode));
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));
};

test('twenty claims at once pay once', async () => {
  await settle(1_000n);
  const before = await cash();
  const claims = times(20, () => platform.call('promotion.claim', { id: 'daily-stakes' }, { token }));
  expect(await outcomes(claims)).toEqual({ done: 1, 'promotion.claimed': 19 });
  expect(await cash()).toBe(before + 100n);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('twenty purchases at once spend no more points than there are', async () => {
  const given = { merchant: 'aurora', memberId, kind: 'prize', reference: 'race', subject: null, at: clock } as const;
  await platform.db.transaction((tx) => addPoints(tx as Tx, { ...given, amount: 350n }));
  const [before, had] = [await cash(), await points()];
  const purchases = times(20, () => platform.call('promotion.buy', { id: 'free-play' }, { token }));
  const bought = Math.floor(had / 100);
  expect(await outcomes(purchases)).toEqual({ done: bought, 'points.insufficient': 20 - bought });
  expect([await cash(), await points()]).toEqual([before + BigInt(bought) * 100n, had - bought * 100]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('bets that are settled at once all count, while a level rises', async () => {
  const before = await points();
  const raising = times(5, () => raiseDueLevels(platform.context));
  await times(20, () => settle(500n));
  await raising;
  await raiseDueLevels(platform.context);
  // A hundred dollars, and a hundred points for Pearl.
  expect(await points()).toBe(before + 200);
  expect((await platform.value('member.info', {}, { token })).clubLabel?.labelId).toBe('pearl');
  expect(await ledgerFaults(platform)).toEqual([]);
});
