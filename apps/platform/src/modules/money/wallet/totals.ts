// Sums of a member's money over a period, from the sums of its days.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { accountOf, type Owner } from './statement.ts';

/** Minor units, each as the member says it: "withdrawn 20" is 20. */
export interface Totals {
  readonly deposits: bigint;
  readonly depositCount: number;
  readonly withdrawals: bigint;
  readonly withdrawalCount: number;
  readonly stakes: bigint;
  readonly wins: bigint;
  readonly refunds: bigint;
}

/** Days of UTC, both included: "2026-11-24". */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const within = ({ from, to }: Period): SQL =>
  sql.join(
    [
      ...(from === undefined ? [] : [sql`and day >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`and day <= ${to}::date`]),
    ],
    sql` `,
  );

export const totalsQuery = (owner: Owner, period: Period): SQL =>
  sql`select coalesce(sum(deposits), 0)::bigint as deposits, coalesce(sum(deposit_count), 0)::int as "depositCount",
      coalesce(sum(withdrawals), 0)::bigint as withdrawals, coalesce(sum(withdrawal_count), 0)::int as "withdrawalCount",
      coalesce(sum(stakes), 0)::bigint as stakes, coalesce(sum(wins), 0)::bigint as wins, coalesce(sum(refunds), 0)::bigint as refunds
    from wallet_day where account_id = ${accountOf(owner)} ${within(period)}`;

/** What moved over a period; over all time without one. */
export const totalsOf = async (on: Database | Tx, owner: Owner, period: Period = {}): Promise<Totals> => {
  const [sums] = await rows<Totals>(on, totalsQuery(owner, period));
  if (!sums) throw new Error('a sum answers a row');
  return sums;
};

/**
 * SQL that says what a member's next deposit is: true for the first one, since there is no account yet; false once another was booked, and
 * that for good; null where it shows only when the account is held. The parts are columns, named with their table. The days are ordered
 * so that the planner comes by their index: it would read all of a table that was small when it planned.
 */
export const isFirstDeposit = (merchant: string, member: string, currency: string): string => {
  const id = `${merchant} || '|member|' || ${member} || '|' || ${currency}`;
  return `case when not exists (select from account where account.id = ${id}) then true
    when (select true from wallet_day where account_id = ${id} and deposit_count > 0 order by day desc limit 1) then false end`;
};

/** Ordered by the column, which the index has in order; `at` alone would be the number of the answer. */
export const firstDepositQuery = (owner: Owner): SQL =>
  sql`select (extract(epoch from at) * 1000)::float8 as at from posting
    where account_id = ${accountOf(owner)} and category = 'deposit' and balance_after is not null order by posting.at, posting.id limit 1`;

/** When the member's first deposit was booked; null before it. */
export const firstDepositOf = async (on: Database | Tx, owner: Owner): Promise<Date | null> => {
  const [first] = await rows<{ at: number }>(on, firstDepositQuery(owner));
  return first ? new Date(first.at) : null;
};
