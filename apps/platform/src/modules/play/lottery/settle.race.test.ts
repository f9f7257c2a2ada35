// Settles issues with many members, on a real PostgreSQL. Only these tests know their lottery: the node leaves it alone.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { createLog } from '../../../log.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { recordStatements } from '../../../testing/record-statements.ts';
import { createDrawService } from './draw.service.ts';
import { lotteryOf } from './lotteries.table.ts';
import type { Lottery } from './lottery.ts';

const MINUTE = 60_000;
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const moon = lotteryOf('moon3d') as Lottery;

let platform: TestPlatform;
let lottery: Lottery;
let clock: Date;
let lines: string[];
let tests = 0;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
  await platform.db.execute(sql`insert into member
    select copy.* from member, generate_series(101, 160) as n,
      jsonb_populate_record(member, jsonb_build_object('id', 'm' || n, 'account', 'copy' || n, 'look', 'copy' || n, 'mobile', null, 'email', null)) as copy
    where member.merchant = 'aurora' and member.account = 'demo'`);
});
afterAll(() => platform?.close());
beforeEach(() => {
  tests += 1;
  lottery = { ...moon, code: `own${tests}`, intervalSeconds: 60 };
  clock = new Date(HOUR);
  lines = [];
});

const turns = (betSettled: () => Promise<void> = async () => undefined) => {
  const log = createLog('error', { write: (line) => lines.push(line) });
  return createDrawService({ ...platform.context, log, now: () => clock }, [lottery], { betSettled });
};

/** Makes an issue with a receipt of each of so many members, the first `broken` of which cannot be settled, and lets its time come. */
const issueOf = async (members: number, broken: number): Promise<string> => {
  await turns().runOnce();
  const [issue] = await rows<{ id: string }>(
    platform.db,
    sql`select issue as id from lottery_issue where game = ${lottery.code} order by draws_at limit 1`,
  );
  await platform.db.execute(sql`insert into lottery_receipt
      (id, merchant, member_id, game, issue, idempotency_key, currency, stake, total, lines, placed_at)
    select ${lottery.code} || n, 'aurora', 'm' || n, ${lottery.code}, ${issue?.id}, ${lottery.code}, 'USD', 100, 100,
      case when n <= 100 + ${broken}::int then '{}' else '[{"betType": "size", "side": "big"}]' end::jsonb, now()
    from generate_series(101, 100 + ${members}::int) as n`);
  clock = new Date(HOUR + MINUTE + 1_000);
  return issue?.id ?? '';
};

const open = async (issue: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      platform.db,
      sql`select member_id as id from lottery_receipt where game = ${lottery.code} and issue = ${issue} and status = 'open'
        order by member_id`,
    )
  ).map(({ id }) => id);

test('a receipt that cannot be settled stops no other member, also not those of later batches', async () => {
  const issue = await issueOf(60, 1);
  await turns().runOnce();
  expect(await open(issue)).toEqual(['m101']);
});

test('an issue of which nothing can be settled is left after 20 failures, and tried again after a pause behind them', async () => {
  const issue = await issueOf(30, 30);
  const node = turns();
  await node.runOnce();
  expect(lines).toHaveLength(20);
  await node.runOnce();
  expect(lines).toHaveLength(20);
  await platform.db.execute(sql`update lottery_receipt set lines = '[{"betType": "size", "side": "big"}]'
    where game = ${lottery.code} and member_id > 'm120'`);
  clock = new Date(clock.getTime() + 2_000);
  await node.runOnce();
  expect(await open(issue)).toHaveLength(20);
});

test('a draw does not wait until the bets of an earlier one are settled', async () => {
  const issue = await issueOf(60, 0);
  const drawn: number[] = [];
  await turns(async () => {
    clock = new Date(HOUR + 2 * MINUTE + 1_000);
    const done = sql`select 1 from lottery_issue where game = ${lottery.code} and status = 'drawn'`;
    drawn.push((await rows(platform.db, done)).length);
  }).runOnce();
  expect(await open(issue)).toEqual([]);
  expect([drawn[0], drawn.at(-1)]).toEqual([1, 2]);
});

test('a node leaves an issue at once at which another node is', async () => {
  const issue = await issueOf(60, 0);
  await turns().runOnce();
  await platform.db.execute(
    sql`update lottery_receipt set status = 'open', settled_at = null where game = ${lottery.code}`,
  );
  await platform.db.execute(
    sql`update lottery_issue set settled_at = null where game = ${lottery.code} and issue = ${issue}`,
  );
  const { sent, stop } = recordStatements(platform.db);
  await platform.db.transaction(async (tx) => {
    await tx.execute(
      sql`select 1 from lottery_issue where game = ${lottery.code} and issue = ${issue} for no key update`,
    );
    await turns().runOnce();
  });
  stop();
  expect(sent.filter(([statement]) => statement?.startsWith('select distinct member_id'))).toHaveLength(1);
  expect(await open(issue)).toHaveLength(60);
});
