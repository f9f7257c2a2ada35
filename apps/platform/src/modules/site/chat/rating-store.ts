// The stars of conversations that have ended. A member's next message begins another conversation: the stars stay.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import { type Placed, type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';
import { newId } from '../../../secrets/token.ts';
import { type ChatOwner, isOf } from './conversation-store.ts';

/** Keeps the stars. False where the conversation has not ended, or has stars already. */
export const rate = async (on: Database | Tx, owner: ChatOwner, stars: number): Promise<boolean> =>
  (
    await rows(
      on,
      sql`with rated as (update chat_conversation set revision = revision + 1, stars = ${stars}::int
          where ${isOf(owner)} and status = 'ended' and stars is null returning id, merchant, member_id, last_seq)
        insert into chat_rating (id, merchant, member_id, conversation_id, seq, stars)
        select ${newId()}::text, merchant, member_id, id, last_seq, ${stars}::int from rated returning id`,
    )
  ).length > 0;

export interface ChatRating {
  readonly memberId: string;
  /** Number of the message that ended the conversation. */
  readonly seq: number;
  readonly stars: number;
  readonly at: Date;
}

type Row = Omit<ChatRating, 'at'> & { readonly at: number };

/** Those of an operator, the newest first. */
export const ratingList = (merchant: string): WorkList => ({
  columns: sql`member_id as "memberId", seq, stars, (extract(epoch from rated_at) * 1000)::float8 as at`,
  from: sql`chat_rating`,
  where: sql`merchant = ${merchant}`,
  id: sql`id`,
  groups: [{ at: sql`rated_at`, isNewestFirst: true }],
});

/** A page of them. */
export const chatRatings = (on: Database | Tx, merchant: string, cursor?: string): Promise<WorkPage<ChatRating>> =>
  workPage(on, ratingList(merchant), cursor, ({ workPlace: _, at, ...row }: Placed<Row>) => ({
    ...row,
    at: new Date(at),
  }));

/** As long as messages @assumed. */
export const expiredRatings: SQL = deleteExpired('chat_rating', sql`rated_at < now() - interval '365 days'`);
