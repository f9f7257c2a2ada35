// What a member wrote to the operator, with the answers.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Written {
  readonly reference: string;
}

export const feedbackData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  feedback: ({ merchant, member }) =>
    inPages<Written>((last, most) =>
      rows(
        db,
        sql`select reference, kind, text, ${isoTime('created_at')} as "writtenAt", answer, ${isoTime('answered_at')} as "answeredAt" from feedback
          where merchant = ${merchant.code} and member_id = ${member.id} and reference > ${last?.reference ?? ''}
          order by reference limit ${most}`,
      ),
    ),
});
