// Tests which wins the visitors of a site see, and how much of a member.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let clock = new Date();

beforeAll(async () => {
  platform = await startTestPlatform({}, { now: () => clock });
  await platform.db.execute(sql`insert into lottery_issue (game, issue, opens_at, closes_at, draws_at, commitment)
    values ('rapid5', 'test', now(), now(), now() + interval '1 day', '')`);
});
afterAll(() => platform.close());
beforeEach(() => platform.db.execute(sql`delete from lottery_receipt`));

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

interface Settled {
  readonly account?: string;
  readonly merchant?: string;
  readonly status?: 'won' | 'lost' | 'refunded';
  readonly total?: number;
  readonly win: number;
  readonly at: string;
}

let made = 0;
/** A bet that was settled so. */
const settle = async ({ account = 'demo', merchant = 'aurora', status = 'won', total = 100, win, at }: Settled) => {
  made += 1;
  await rows(
    platform.db,
    sql`insert into lottery_receipt
        (id, merchant, member_id, game, issue, idempotency_key, currency, stake, total, win, status, lines, placed_at, settled_at)
      select ${`bet${made}`}, merchant, id, 'rapid5', 'test', ${`bet${made}`}, 'USD', ${total}, ${total}, ${win}, ${status}, '[]', ${at}, ${at}
      from member where merchant = ${merchant} and account = ${account} returning id`,
  );
};

/** What a visitor sees who comes when nothing is kept any more. */
const wins = async (options: Parameters<TestPlatform['value']>[2] = {}) => {
  clock = new Date(Math.max(Date.now(), clock.getTime()) + 10_001);
  return platform.value('game.wins', {}, options);
};

const amounts = (list: readonly { readonly amount: string }[]): string[] => list.map(({ amount }) => amount);

test('a visitor sees the newest and the largest wins of a day, with covered names', async () => {
  await settle({ win: 500, at: hoursAgo(3) });
  await settle({ win: 90_000, at: hoursAgo(2) });
  await settle({ win: 700, at: hoursAgo(1), account: 'jade' });
  const { latest, largest } = await wins();
  expect(amounts(latest)).toEqual(['700', '90000', '500']);
  expect(amounts(largest)).toEqual(['90000', '700', '500']);
  expect(latest[0]).toMatchObject({ name: 'j•••', game: 'rapid5', title: 'Rapid 5', amount: '700' });
  expect(latest[1]?.name).toBe('d•••');
  expect(Object.keys(latest[0] ?? {}).sort()).toEqual([
    'amount',
    'art',
    'at',
    'game',
    'jackpot',
    'name',
    'title',
    'vendor',
  ]);
});

test.each([
  ['a return below what the bet cost', { total: 1000, win: 999 }],
  ['a return of just what the bet cost', { total: 1000, win: 1000 }],
  ['a refund', { status: 'refunded', total: 1000, win: 1001 }],
  ['a win of yesterday', { win: 5000, at: hoursAgo(25) }],
  ['a win at another operator', { win: 5000, merchant: 'lotus' }],
] satisfies [string, Partial<Settled>][])('%s is not shown', async (_, bet: Partial<Settled>) => {
  await settle({ at: hoursAgo(1), win: 1, ...bet });
  expect(await wins()).toEqual({ latest: [], largest: [] });
});

test('an operator shows the wins of its own members', async () => {
  await settle({ at: hoursAgo(1), win: 5000, merchant: 'lotus' });
  expect(amounts((await wins({ host: LOTUS })).latest)).toEqual(['5000']);
});

test('eight of each list are shown', async () => {
  for (let win = 101; win <= 110; win += 1) await settle({ win, at: hoursAgo(1) });
  const { latest, largest } = await wins();
  expect([latest.length, largest.length]).toEqual([8, 8]);
  expect(largest[0]?.amount).toBe('110');
});

test('a member who hides the own wins is gone from both lists at once, and comes back', async () => {
  await settle({ win: 500, at: hoursAgo(1) });
  await settle({ win: 400, at: hoursAgo(1), account: 'jade' });
  const { username, password } = demoMember;
  const { token } = await platform.value('session.login', { type: 'username', username, password });
  expect(await platform.value('game.winsPrivacy', {}, { token })).toEqual({ hidden: false });
  expect(amounts((await wins()).largest)).toEqual(['500', '400']);
  await platform.value('game.hideWins', { hidden: true }, { token });
  await platform.value('game.hideWins', { hidden: true }, { token });
  expect(await platform.value('game.winsPrivacy', {}, { token })).toEqual({ hidden: true });
  const { latest, largest } = await platform.value('game.wins', {});
  expect([amounts(latest), amounts(largest)]).toEqual([['400'], ['400']]);
  await platform.value('game.hideWins', { hidden: false }, { token });
  expect(amounts((await platform.value('game.wins', {})).largest)).toEqual(['500', '400']);
});

test('nobody reads or changes the privacy of a member without the member’s session', async () => {
  expect(await platform.call('game.winsPrivacy', {})).toMatchObject({ status: 401 });
  expect(await platform.call('game.hideWins', { hidden: true })).toMatchObject({ status: 401 });
});
