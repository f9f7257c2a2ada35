// A member's identity check as the member gets it: the pictures are served to operators alone.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inOnePage } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

export const identityCheckData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  identityCheck: ({ merchant, member }) =>
    inOnePage(() =>
      rows(
        db,
        sql`select status, reason, ${isoTime('sent_at')} as "sentAt", ${isoTime('decided_at')} as "decidedAt" from identity_check
          where merchant = ${merchant.code} and member_id = ${member.id}`,
      ),
    ),
});
