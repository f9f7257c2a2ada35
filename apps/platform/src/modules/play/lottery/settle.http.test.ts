// Tests what stops no draw and no payment: lotteries of another release, and a receipt that cannot be settled.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createDrawService } from './draw.service.ts';
import { lotteries } from './lotteries.table.ts';
import type { Lottery } from './lottery.ts';

let platform: TestPlatform;
/** The node's own clock stands still: what is due by the tests' clock is drawn by their services alone. */
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const start = new Date(HOUR + 5_000);
/** Seconds after which the first issue of rapid5 is due, and that of moon3d. */
const FIRST_DUE = 61;
const ALL_DUE = 600;
/** More than an issue that was set back waits. */
const LATER_SECONDS = 301;
const drawsAt = (known: readonly Lottery[], seconds: () => number) =>
  createDrawService({ ...platform.context, now: () => new Date(HOUR + seconds() * 1_000) }, known);
const drawsOf = (known: readonly Lottery[], seconds: number) => drawsAt(known, () => seconds);

const inGame = async (): Promise<string> => {
  const { token } = await platform.value('session.login', { type: 'username', ...demoMember });
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token });
  return (await platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' })).session;
};

const statusOf = async (issue: string): Promise<string | undefined> =>
  (
    await rows<{ status: string }>(
      platform.db,
      sql`select status from lottery_issue where game = 'rapid5' and issue = ${issue}`,
    )
  )[0]?.status;

/** How many receipts of an issue have each status. */
const receiptsOf = async (issue: string, game = 'rapid5'): Promise<Readonly<Record<string, number>>> => {
  const found = await rows<{ status: string; count: number }>(
    platform.db,
    sql`select case when status = 'open' then 'open' else 'settled' end as status, count(*)::int as count from lottery_receipt
      where game = ${game} and issue = ${issue} group by 1`,
  );
  return Object.fromEntries(found.map(({ status, count }) => [status, count]));
};

const gauge = async (name: string): Promise<number | undefined> =>
  (await platform.context.metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;

beforeAll(async () => {
  platform = await startTestPlatform({ demoDrawSeconds: 60 }, { now: () => start });
});
afterAll(() => platform.close());

test('issues of a lottery that a node does not have wait for one that has it', async () => {
  const token = await inGame();
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const lines = [{ betType: 'pick1', numbers: [7] }];
  await platform.value('games.bet', { game: 'rapid5', issue, lines, stake: '100' }, { token });
  const earlierRelease = drawsOf(
    lotteries.filter(({ code }) => code !== 'rapid5'),
    FIRST_DUE,
  );
  await earlierRelease.runOnce();
  expect([await statusOf(issue), await receiptsOf(issue)]).toEqual(['open', { open: 1 }]);
  await drawsOf(lotteries, FIRST_DUE).runOnce();
  expect([await statusOf(issue), await receiptsOf(issue)]).toEqual(['drawn', { settled: 1 }]);
});

test('a game ends when the session that launched it has run out', async () => {
  const token = await inGame();
  const codeOf = async () => (await platform.call('games.bets', { game: 'rapid5' }, { token })).status;
  expect(await codeOf()).toBe(200);
  await platform.db.execute(sql`update session set expires_at = now() where kind = 'site'`);
  expect(await codeOf()).toBe(401);
});

test('a receipt that cannot be settled stops none of the others, and a metric counts it', async () => {
  const token = await inGame();
  const issue = (await platform.value('games.state', { game: 'moon3d' })).issue?.issue ?? '';
  const lines = [{ betType: 'size', side: 'big' }];
  for (let bets = 0; bets < 61; bets += 1)
    await platform.value('games.bet', { game: 'moon3d', issue, lines, stake: '100' }, { token });
  await platform.db.execute(sql`update lottery_receipt set lines = '{}'::jsonb
    where id = (select min(id) from lottery_receipt where game = 'moon3d' and issue = ${issue})`);
  let seconds = ALL_DUE;
  const draws = drawsAt(lotteries, () => seconds);
  // The node's own turns settle what is drawn, too, and may be at it while these count what is open: an issue that was set back is
  // looked at again only later.
  await vi.waitFor(
    async () => {
      await draws.runOnce();
      seconds += LATER_SECONDS;
      expect(await gauge('foyer_receipts_stuck')).toBe(1);
    },
    { timeout: 20_000 },
  );
  expect(await receiptsOf(issue, 'moon3d')).toEqual({ open: 1, settled: 60 });
});
