// Plays of vendors' games: who plays what in which session.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import { newId } from '../../../secrets/token.ts';

/** A vendor at an operator. */
export interface VendorName {
  readonly merchant: string;
  readonly vendor: string;
}

export interface Play {
  readonly memberId: string;
  readonly sessionId: string;
  readonly game: string;
}

/** Makes a play and answers its id, which the vendor gets. */
export const newPlay = async (
  db: Database,
  { merchant, vendor }: VendorName,
  play: Play,
  now: Date,
): Promise<string> => {
  const id = newId();
  await db.execute(sql`insert into vendor_play (id, merchant, vendor, member_id, session_id, game, created_at)
    values (${id}, ${merchant}, ${vendor}, ${play.memberId}, ${play.sessionId}, ${play.game}, ${now.toISOString()}::timestamptz)`);
  return id;
};

export const playOf = async (on: Database | Tx, { merchant, vendor }: VendorName, id: string): Promise<Play | null> => {
  const [play] = await rows<Play>(
    on,
    sql`select member_id as "memberId", session_id as "sessionId", game from vendor_play
      where id = ${id} and merchant = ${merchant} and vendor = ${vendor}`,
  );
  return play ?? null;
};

/** No session lasts as long: a stake cannot come any more, and wins are found by their rounds. */
export const expiredPlays = deleteExpired('vendor_play', sql`created_at < now() - interval '400 days'`);
