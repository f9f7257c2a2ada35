// The notices of the outbox as a member's inbox.
import type { InboxMessage } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { Refusal } from '../../../refusal.ts';

const PAGE = 20;
/** The id of the last message. */
const CURSOR = /^[1-9]\d{0,17}$/;

/** Counts a member's unread notices, and reads no others: a member has a year's. */
export const unreadQuery = (merchant: string, account: string): SQL =>
  sql`select count(*)::int as unread from outbox
    where merchant = ${merchant} and recipient = ${account} and channel = 'notice' and read_at is null`;

/** How many of a member's notices are unread. */
export const unreadOf = async (db: Database, merchant: string, account: string): Promise<number> => {
  const [found] = await rows<{ unread: number }>(db, unreadQuery(merchant, account));
  return found?.unread ?? 0;
};

interface Page {
  readonly items: InboxMessage[];
  readonly nextCursor: string | null;
  readonly unread: number;
}

/** A page of a member's notices, the newest first, and how many are unread in all. */
export const inboxOf = async (db: Database, merchant: string, account: string, cursor?: string): Promise<Page> => {
  if (cursor !== undefined && !CURSOR.test(cursor)) throw new Refusal('input.invalid');
  const [found, unread] = await Promise.all([
    rows<{ id: bigint; at: number; subject: string; body: string; isRead: boolean }>(
      db,
      sql`select id, (extract(epoch from at) * 1000)::float8 as at, subject, body, read_at is not null as "isRead" from outbox
        where merchant = ${merchant} and recipient = ${account} and channel = 'notice'
          ${cursor === undefined ? sql`` : sql`and id < ${cursor}::bigint`}
        order by id desc limit ${PAGE + 1}`,
    ),
    unreadOf(db, merchant, account),
  ]);
  const shown = found.slice(0, PAGE);
  const items = shown.map(({ id, at, ...message }) => ({ ...message, id: String(id), at: new Date(at).toISOString() }));
  return { items, nextCursor: found.length > PAGE ? (items.at(-1)?.id ?? null) : null, unread };
};

/** Marks a member's notices up to this one as read; answers how many are unread still. */
export const readUpTo = async (db: Database, merchant: string, account: string, upTo: string): Promise<number> => {
  await db.execute(sql`update outbox set read_at = now()
    where merchant = ${merchant} and recipient = ${account} and channel = 'notice' and id <= ${upTo}::bigint and read_at is null`);
  return unreadOf(db, merchant, account);
};
