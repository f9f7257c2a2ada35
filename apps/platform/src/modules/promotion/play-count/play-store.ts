// Sums of settled bets by member: each bet is added in the transaction that settles it, so it counts once.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { joinMember, MEMBER_NAME } from '../../account/member/api.ts';
import { dayOf, mondayOf } from './days.rules.ts';

/** Minor units, and how many bets. */
export interface Play {
  readonly stakes: bigint;
  readonly bets: number;
}

/** A bet that was won or lost. */
export interface SettledBet {
  readonly merchant: string;
  readonly memberId: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** Days of UTC, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

const ALL = '1970-01-01';
export const noPlay: Play = { stakes: 0n, bets: 0 };

/** Adds a bet; answers the member's sums over all time. */
export const countPlay = async (tx: Tx, { merchant, memberId, amount, at }: SettledBet): Promise<Play> => {
  const row = (span: string, start: string): SQL =>
    sql`(${merchant}, ${memberId}, ${span}, ${start}::date, ${amount}::bigint, 1)`;
  const sums = await rows<Play & { readonly span: string }>(
    tx,
    sql`insert into play_sum (merchant, member_id, span, start, stakes, bets)
      values ${row('all', ALL)}, ${row('day', dayOf(at))}, ${row('week', mondayOf(at))}
      on conflict (member_id, span, start) do update set stakes = play_sum.stakes + excluded.stakes, bets = play_sum.bets + 1
      returning span, stakes, bets`,
  );
  const all = sums.find(({ span }) => span === 'all');
  if (!all) throw new Error('a sum over all time is missing');
  return { stakes: all.stakes, bets: all.bets };
};

export const totalPlay = async (on: Database | Tx, memberId: string): Promise<Play> => {
  const [sums] = await rows<Play>(
    on,
    sql`select stakes, bets from play_sum where member_id = ${memberId} and span = 'all' and start = ${ALL}::date`,
  );
  return sums ?? noPlay;
};

/** The sums of several spans of days, in their order. */
export const playIn = async (on: Database | Tx, memberId: string, spans: readonly Days[]): Promise<readonly Play[]> => {
  if (spans.length === 0) return [];
  const values = spans.map(({ from, until }, place) => sql`(${place}::int, ${from}::date, ${until}::date)`);
  return rows<Play>(
    on,
    sql`select coalesce(sum(play_sum.stakes), 0)::bigint as stakes, coalesce(sum(play_sum.bets), 0)::int as bets
      from (values ${sql.join(values, sql`, `)}) as days (place, first, last)
      left join play_sum on play_sum.member_id = ${memberId} and play_sum.span = 'day'
        and play_sum.start between days.first and days.last
      group by days.place order by days.place`,
  );
};

export interface Leader {
  readonly memberId: string;
  readonly userName: string;
  readonly stakes: bigint;
}

/** Who staked most in the week that begins on this day. */
export const leadersOf = (
  on: Database | Tx,
  merchant: string,
  monday: string,
  most: number,
): Promise<readonly Leader[]> =>
  rows<Leader>(
    on,
    sql`select play_sum.member_id as "memberId", ${sql.raw(MEMBER_NAME)}, play_sum.stakes
      from play_sum ${sql.raw(joinMember('play_sum.member_id'))}
      where play_sum.merchant = ${merchant} and play_sum.span = 'week' and play_sum.start = ${monday}::date
      order by play_sum.stakes desc, play_sum.member_id limit ${most}`,
  );

export interface Place {
  readonly rank: number;
  readonly stakes: bigint;
}

/** A member's place in a week; null without a settled bet in it. */
export const placeOf = async (
  on: Database | Tx,
  merchant: string,
  monday: string,
  memberId: string,
): Promise<Place | null> => {
  const [place] = await rows<Place>(
    on,
    sql`select own.stakes, 1 + (select count(*) from play_sum as other where other.merchant = ${merchant} and other.span = 'week'
        and other.start = ${monday}::date
        and (other.stakes > own.stakes or (other.stakes = own.stakes and other.member_id < own.member_id)))::int as rank
      from play_sum as own where own.member_id = ${memberId} and own.span = 'week' and own.start = ${monday}::date`,
  );
  return place ?? null;
};
