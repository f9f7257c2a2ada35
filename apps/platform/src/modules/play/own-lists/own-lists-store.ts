// Stores members' own lists of games. Of two entries of one game the later one stands.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { isoTime } from '../../../db/iso-time.ts';

export const ownLists = ['favourite', 'recent'] as const;
export type OwnList = (typeof ownLists)[number];

/** Games of a list; of favourites as many that were removed beside them @assumed. */
const MOST: { readonly [L in OwnList]: number } = { favourite: 100, recent: 30 };

export interface ListedGame {
  readonly vendor: string;
  readonly game: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

export interface Entry extends ListedGame {
  readonly list: OwnList;
  readonly isRemoved: boolean;
}

/**
 * Adds entries to those of the member. One that is not later than the row of its game changes nothing, and no entry is of the future.
 * The entries have one order, so that two devices of a member never wait for each other.
 */
export const mergeEntries = async (tx: Tx, memberId: string, entries: readonly Entry[], now: Date): Promise<void> => {
  if (entries.length === 0) return;
  await tx.execute(sql`insert into own_list_game as held (member_id, list, vendor, game, at, is_removed)
    select ${memberId}, list, vendor, game, least(at, ${now.toISOString()}::timestamptz), "isRemoved" from (
      select distinct on (list, vendor, game) * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as sent (list text, vendor text, game text, at timestamptz, "isRemoved" boolean)
      order by list, vendor, game, at desc) as latest
    on conflict (member_id, list, vendor, game) do update set at = excluded.at, is_removed = excluded.is_removed
      where excluded.at > held.at`);
};

/** Deletes what is older than the newest of each list. */
export const trimLists = async (tx: Tx, memberId: string): Promise<void> => {
  for (const list of ownLists)
    await tx.execute(sql`delete from own_list_game where (member_id, list, vendor, game) in (
      select member_id, list, vendor, game from (
        select *, row_number() over (partition by is_removed order by at desc, vendor, game) as place
        from own_list_game where member_id = ${memberId} and list = ${list}) as ordered
      where place > ${MOST[list]})`);
};

/** The games of a list, the latest first. */
export const gamesOfList = (on: Database | Tx, memberId: string, list: OwnList): Promise<ListedGame[]> =>
  rows<ListedGame>(
    on,
    sql`select vendor, game, ${isoTime('at')} as at from own_list_game
      where member_id = ${memberId} and list = ${list} and not is_removed order by own_list_game.at desc, vendor, game`,
  );
