// What a member and the operator's agents wrote to each other, and the stars that the member gave.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Written {
  readonly number: number;
}

export const chatData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  chat: ({ merchant, member }) =>
    inPages<Written>((last, most) =>
      rows(
        db,
        sql`select seq as number, author, kind, body as text, ${isoTime('created_at')} as "writtenAt"
          from chat_message where seq > ${last?.number ?? 0} and conversation_id =
            (select id from chat_conversation where merchant = ${merchant.code} and member_id = ${member.id})
          order by seq limit ${most}`,
      ),
    ),
  chatRatings: ({ merchant, member }) =>
    inPages<Written>((last, most) =>
      rows(
        db,
        sql`select seq as number, stars, ${isoTime('rated_at')} as "ratedAt" from chat_rating
          where merchant = ${merchant.code} and member_id = ${member.id} and seq > ${last?.number ?? 0} order by seq limit ${most}`,
      ),
    ),
});
