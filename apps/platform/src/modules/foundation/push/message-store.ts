// The outbox of pushes: news becomes one row for each device of its member, and is sent once.
import type { PushKind } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';

/** SQL: the news of one kind since a moment, in the columns ref, merchant, member_id, amount (bigint or null) and at. */
export interface NewsSource {
  readonly kind: PushKind;
  readonly since: (moment: SQL) => SQL;
  /** Asked right before a piece is sent, where it may be old by then: seconds to wait before it is asked again; `over`: nobody needs it. */
  readonly standing?: (db: Database, ref: string) => Promise<number | 'over'>;
}

/** The kind of what an operator says to everyone: no news of one member, and its ref is the announcement's id. */
export const ANNOUNCEMENT = 'announcement';

/** News that no node has seen for so long is old. */
const WINDOW = sql`now() - interval '10 minutes'`;

/** Writes what is new for each device of its member, nothing from before the device was the member's: one statement, since it runs all the time. */
export const collectNews = async (db: Database, sources: readonly NewsSource[]): Promise<void> => {
  const news = sources.map(
    ({ kind, since }) =>
      sql`select ${kind}::text as kind, ref, merchant, member_id, amount, at from (${since(WINDOW)}) as of_kind`,
  );
  await db.execute(sql`insert into push_message (merchant, token, member_id, kind, ref, amount)
    select device.merchant, device.token, device.member_id, news.kind, news.ref, news.amount
    from (${sql.join(news, sql` union all `)}) as news
    join push_registration as device
      on device.member_id = news.member_id and device.merchant = news.merchant and device.bound_at <= news.at
    on conflict (merchant, token, kind, ref) do nothing`);
};

export interface DueMessage {
  readonly id: string;
  readonly merchant: string;
  readonly token: string;
  readonly memberId: string;
  readonly kind: PushKind | typeof ANNOUNCEMENT;
  readonly ref: string;
  readonly amount: bigint | null;
  readonly tries: number;
}

/** Longer than a try takes: a message is not taken twice while a node still tries. */
const HELD_SECONDS = 60;
export const AT_ONCE = 20;

/** Takes what is due: `skip locked`, two nodes never take the same. */
export const takeDue = (db: Database): Promise<readonly DueMessage[]> =>
  rows<DueMessage>(
    db,
    sql`update push_message set tries = tries + 1, due_at = now() + make_interval(secs => ${HELD_SECONDS}::int)
      where id in (select id from push_message where is_open and due_at <= now() order by due_at limit ${AT_ONCE}
        for update skip locked)
      returning id, merchant, token, member_id as "memberId", kind, ref, amount, tries`,
  );

/** It is out of the way; its row stays a day, so that the same news does not come again. */
export const closeMessage = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`update push_message set is_open = false where id = ${id}`);
};

/** It is tried again later. `isTry`: false where nothing was tried. */
export const postpone = async (db: Database, id: string, seconds: number, isTry: boolean): Promise<void> => {
  await db.execute(sql`update push_message set due_at = now() + make_interval(secs => ${seconds}::int),
    tries = tries - ${isTry ? 0 : 1}::int where id = ${id}`);
};

export const expiredMessages = deleteExpired('push_message', sql`at < now() - interval '2 days'`);
