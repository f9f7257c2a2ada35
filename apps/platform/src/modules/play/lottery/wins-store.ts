// What members won, for others to see; and who does not want that.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { joinMember, MEMBER_NAME } from '../../account/member/api.ts';

export interface WinRow {
  readonly userName: string;
  readonly game: string;
  /** Minor units. */
  readonly win: bigint;
  readonly at: Date;
}

interface RawWin extends Omit<WinRow, 'at'> {
  readonly at: number;
}

/** What a day's wins are asked for. */
export interface WinsQuery {
  readonly merchant: string;
  readonly since: Date;
  readonly most: number;
}

/** A return below what the bet cost is no win. Members who hide their wins are left out. */
const wins = async (db: Database, { merchant, since, most }: WinsQuery, order: 'newest' | 'largest') => {
  const by =
    order === 'newest'
      ? sql`receipt.settled_at desc, receipt.id`
      : sql`receipt.win desc, receipt.settled_at desc, receipt.id`;
  const found = await rows<RawWin>(
    db,
    sql`select ${sql.raw(MEMBER_NAME)}, receipt.game, receipt.win, (extract(epoch from receipt.settled_at) * 1000)::float8 as at
      from lottery_receipt as receipt ${sql.raw(joinMember('receipt.member_id'))}
      where receipt.merchant = ${merchant} and receipt.status = 'won' and receipt.win > receipt.total
        and receipt.settled_at > ${since.toISOString()}::timestamptz
        and not exists (select from hidden_wins where hidden_wins.member_id = receipt.member_id)
      order by ${by} limit ${most}`,
  );
  return found.map(({ at, ...win }): WinRow => ({ ...win, at: new Date(Math.round(at)) }));
};

export const newestWins = (db: Database, query: WinsQuery): Promise<WinRow[]> => wins(db, query, 'newest');

export const largestWins = (db: Database, query: WinsQuery): Promise<WinRow[]> => wins(db, query, 'largest');

export const hidesWins = async (db: Database, memberId: string): Promise<boolean> =>
  (await rows(db, sql`select from hidden_wins where member_id = ${memberId}`)).length > 0;

/** Those of these members who do not want to be seen. */
export const hiddenAmong = async (on: Database, memberIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await rows<{ id: string }>(
    on,
    sql`select member_id as id from hidden_wins
      where member_id in (select jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb))`,
  );
  return new Set(found.map(({ id }) => id));
};

export const setHidden = async (db: Database, memberId: string, hidden: boolean): Promise<void> => {
  await db.execute(
    hidden
      ? sql`insert into hidden_wins (member_id) values (${memberId}) on conflict do nothing`
      : sql`delete from hidden_wins where member_id = ${memberId}`,
  );
};
