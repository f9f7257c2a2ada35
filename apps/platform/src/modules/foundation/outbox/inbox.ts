// The notices of the outbox as a member's inbox.
import type { InboxMessage } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { batchQueries } from '../../../db/batch-queries.ts';
import { type Database, prepared, rows } from '../../../db/database.ts';
import { Refusal } from '../../../refusal.ts';

const PAGE = 20;
/** The id of the last message. */
const CURSOR = /^[1-9]\d{0,17}$/;

/**
 * Counts the unread notices of members, and reads no others: a member has a year's. `$1` is a JSON list of pairs of operator and
 * account, which are the keys of the answer as they stand there.
 */
export const UNREAD = `select member::text as member,
    (select count(*)::int from outbox
      where merchant = member->>0 and recipient = member->>1 and channel = 'notice' and read_at is null) as unread
  from json_array_elements($1::text::json) as asked (member)`;

/** Answers how many of a member's notices are unread; calls at the same moment share one query. */
export type CountUnread = (merchant: string, account: string) => Promise<number>;

export const createCountUnread = (db: Database): CountUnread => {
  const query = prepared<{ member: string; unread: number }>(db, UNREAD);
  const count = batchQueries(
    async (members) => new Map((await query(`[${members}]`)).map(({ member, unread }) => [member, unread])),
  );
  return async (merchant, account) => (await count(JSON.stringify([merchant, account]))) ?? 0;
};

interface Page {
  readonly items: InboxMessage[];
  readonly nextCursor: string | null;
  readonly unread: number;
}

interface Inbox {
  readonly db: Database;
  readonly countUnread: CountUnread;
}

/** A page of a member's notices, the newest first, and how many are unread in all. */
export const inboxOf = async (
  { db, countUnread }: Inbox,
  merchant: string,
  account: string,
  cursor?: string,
): Promise<Page> => {
  if (cursor !== undefined && !CURSOR.test(cursor)) throw new Refusal('input.invalid');
  const [found, unread] = await Promise.all([
    rows<{ id: bigint; at: number; subject: string; body: string; isRead: boolean }>(
      db,
      sql`select id, (extract(epoch from at) * 1000)::float8 as at, subject, body, read_at is not null as "isRead" from outbox
        where merchant = ${merchant} and recipient = ${account} and channel = 'notice'
          ${cursor === undefined ? sql`` : sql`and id < ${cursor}::bigint`}
        order by id desc limit ${PAGE + 1}`,
    ),
    countUnread(merchant, account),
  ]);
  const shown = found.slice(0, PAGE);
  const items = shown.map(({ id, at, ...message }) => ({ ...message, id: String(id), at: new Date(at).toISOString() }));
  return { items, nextCursor: found.length > PAGE ? (items.at(-1)?.id ?? null) : null, unread };
};

/** The notices that were shown: both ends are among them. Without a first one, all older notices are. */
export interface ShownNotices {
  readonly from?: string | undefined;
  readonly upTo: string;
}

/** Marks those of a member's notices as read; answers how many are unread still. */
export const markRead = async (
  { db, countUnread }: Inbox,
  merchant: string,
  account: string,
  { from, upTo }: ShownNotices,
): Promise<number> => {
  await db.execute(sql`update outbox set read_at = now()
    where merchant = ${merchant} and recipient = ${account} and channel = 'notice' and id <= ${upTo}::bigint and read_at is null
      ${from === undefined ? sql`` : sql`and id >= ${from}::bigint`}`);
  return countUnread(merchant, account);
};
