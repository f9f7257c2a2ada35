// What a member's history reads on PostgreSQL: 100,000 lines of one member among 300,000 postings. A million takes two minutes to write.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { rowsReadBy } from '../../../testing/rows-read.ts';
import { accountOf, type Owner, type StatementFilter, statementOf, statementQuery } from './statement.ts';
import { firstDepositQuery, totalsQuery } from './totals.ts';
import { accountId } from './transfer.ts';

const owner: Owner = { merchant: 'aurora', memberId: 'busy', currency: 'USD' };
const OWN_LINES = 100_000;
const ALL_POSTINGS = 300_000;
const OTHER_MEMBERS = 500;
const DAYS = 1_000;
const LAST_DAY = '2026-11-24';

const MOST_ROWS_OF_A_PAGE = 60;
const MOST_ROWS_OF_A_YEAR = 400;

const idOfOther = sql`'aurora|member|other' || (n % ${OTHER_MEMBERS}) || '|USD'`;
/** Most lines are bets; deposits, withdrawals and others are rare, and stand among them. */
const category = sql`case n % 50 when 0 then 'deposit' when 1 then 'withdraw' when 2 then 'other' else 'bet' end`;
const type = sql`case n % 50 when 0 then 'deposit' when 1 then 'withdraw' when 2 then 'bonus' else 'stake' end`;

/** Each transfer has a posting of a member and one of the operator. */
const fill = [
  // The checks of all rows would take longer than the test: what is filled in is sound.
  sql`set local session_replication_role = replica`,
  sql`insert into account (id, merchant, kind, owner, currency, balance) values (${accountOf(owner)}, 'aurora', 'member', 'busy', 'USD', 1000),
    (${accountId('aurora', 'house', 'history', 'USD')}, 'aurora', 'house', 'history', 'USD', null)`,
  sql`insert into account (id, merchant, kind, owner, currency, balance)
    select ${idOfOther}, 'aurora', 'member', 'other' || n, 'USD', 1000 from generate_series(0, ${OTHER_MEMBERS - 1}) n`,
  sql`insert into transfer (id, merchant, type, reference, subject, related)
    select 'history' || n, 'aurora', ${type}, 'history|' || n, '{"EN":"Line"}', 'R' || n
    from generate_series(1, ${ALL_POSTINGS / 2}) n`,
  sql`insert into posting (transfer_id, account_id, category, amount, balance_after, at)
    select 'history' || n, ${accountId('aurora', 'house', 'history', 'USD')}, ${category}, -1, null, now()
    from generate_series(1, ${ALL_POSTINGS / 2}) n`,
  sql`insert into posting (transfer_id, account_id, category, amount, balance_after, at)
    select 'history' || n, case when n % 3 > 0 then ${accountOf(owner)} else ${idOfOther} end, ${category}, 1, 1000,
      timestamptz '2026-11-24T23:00:00Z' - (${ALL_POSTINGS / 2} - n) * interval '10 minutes'
    from generate_series(1, ${ALL_POSTINGS / 2}) n`,
  sql`insert into wallet_day (account_id, day, deposits, stakes) select ${accountOf(owner)}, ${LAST_DAY}::date - n, 10, 5
    from generate_series(0, ${DAYS - 1}) n`,
  sql`insert into wallet_day (account_id, day) select ${idOfOther}, ${LAST_DAY}::date - n / ${OTHER_MEMBERS}
    from generate_series(0, ${OTHER_MEMBERS * 200 - 1}) n`,
];

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
  await platform.db.transaction(async (tx) => {
    for (const statement of fill) await tx.execute(statement);
  });
  for (const table of ['posting', 'transfer', 'wallet_day'])
    await platform.db.execute(sql.raw(`vacuum analyze ${table}`));
}, 120_000);
afterAll(() => platform?.close());

const readBy = (statement: SQL): Promise<number> => rowsReadBy(platform.db, statement);

test('the member has 100,000 of 300,000 postings', async () => {
  const [counted] = await rows<{ own: number; all: number }>(
    platform.db,
    sql`select count(*) filter (where account_id = ${accountOf(owner)})::int as own, count(*)::int as all from posting`,
  );
  expect(counted?.own).toBe(OWN_LINES);
  expect(counted?.all).toBeGreaterThanOrEqual(ALL_POSTINGS);
});

const types = [undefined, 'deposit', 'withdraw', 'bet', 'other'] as const;
const periods: readonly StatementFilter[] = [
  {},
  { from: '2026-11-01T00:00:00.000Z', to: '2026-11-25T00:00:00.000Z' },
  { from: '2025-01-01T00:00:00.000Z', to: '2025-02-01T00:00:00.000Z' },
];

test.each(types)('a page of 20 lines reads at most 60 rows, of any period and at any depth: %o', async (type) => {
  for (const period of periods) {
    const filter = { ...period, ...(type && { type }) };
    expect(await readBy(statementQuery(owner, filter)), JSON.stringify(filter)).toBeLessThanOrEqual(
      MOST_ROWS_OF_A_PAGE,
    );
    const { items, nextCursor } = await statementOf(platform.db, owner, filter, 'EN');
    expect(items).toHaveLength(20);
    const next = { ...filter, cursor: nextCursor ?? '' };
    expect(await readBy(statementQuery(owner, next)), JSON.stringify(next)).toBeLessThanOrEqual(MOST_ROWS_OF_A_PAGE);
  }
});

test('the totals of a year read at most 400 rows, with the first deposit of all', async () => {
  const year = totalsQuery(owner, { from: '2025-11-25', to: LAST_DAY });
  expect((await readBy(year)) + (await readBy(firstDepositQuery(owner)))).toBeLessThanOrEqual(MOST_ROWS_OF_A_YEAR);
});
