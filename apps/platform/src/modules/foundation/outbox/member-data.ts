// A member's inbox as the member gets it.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Message {
  readonly id: bigint;
}

export const messageData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  messages: ({ merchant, member }) =>
    inPages<Message>((last, most) =>
      rows(
        db,
        sql`select id, ${isoTime('at')} as at, subject, body, ${isoTime('read_at')} as "readAt" from outbox
          where merchant = ${merchant.code} and recipient = ${member.account} and channel = 'notice'
            ${last === null ? sql`` : sql`and id < ${last.id}::bigint`} order by id desc limit ${most}`,
      ),
    ),
});
