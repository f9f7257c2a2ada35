// Tests what counting a member's open bets costs.
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, rows } from '../../../db/database.ts';
import { startTestPlatform } from '../../../testing/platform.ts';
import { rowsReadBy } from '../../../testing/rows-read.ts';
import { createCountOpenReceipts, OPEN_RECEIPTS } from './receipt-store.ts';

const idOf = async (db: Database, account: string): Promise<string> => {
  const [member] = await rows<{ id: string }>(
    db,
    sql`select id from member where merchant = 'aurora' and account = ${account}`,
  );
  return member?.id ?? '';
};

test('counting open bets reads no settled one of the member, and no open one of others', async () => {
  const { db, close } = await startTestPlatform();
  onTestFinished(close);
  const [own = '', other = ''] = await Promise.all(['demo', 'jade'].map((account) => idOf(db, account)));
  await db.execute(sql`insert into lottery_issue (game, issue, opens_at, closes_at, draws_at, commitment)
    values ('rapid5', 'test', now(), now(), now() + interval '1 hour', '')`);
  await db.execute(sql`insert into lottery_receipt
      (id, merchant, member_id, game, issue, idempotency_key, currency, stake, total, status, lines, placed_at)
    select status || n || member_id, 'aurora', member_id, 'rapid5', 'test', status || n, 'USD', 1, 1, status, '[]', now()
    from (values (${own}, 'open', 3), (${own}, 'lost', 1000), (${other}, 'open', 1000)) as kinds (member_id, status, most),
      generate_series(1, most::int) as n`);
  await db.execute(sql`vacuum analyze lottery_receipt`);
  const countOpen = createCountOpenReceipts(db);
  expect(await Promise.all([own, other, own, 'nobody'].map(countOpen))).toEqual([3, 1000, 3, 0]);
  // The three, and the member of the list.
  expect(await rowsReadBy(db, sql.raw(OPEN_RECEIPTS.replace('$1', `'["${own}"]'`)))).toBe(4);
});
