// Which pictures of a member are kept, and until when.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Picture {
  readonly id: string;
}

export const documentData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  pictures: ({ merchant, member }) =>
    inPages<Picture>((last, most) =>
      rows(
        db,
        sql`select id, subject, ${isoTime('created_at')} as "createdAt", ${isoTime('expires_at')} as "expiresAt" from document
          where merchant = ${merchant.code} and member_id = ${member.id} and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
