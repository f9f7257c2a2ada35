// A member's withdrawals as the member gets them.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Withdrawal {
  readonly id: string;
}

export const withdrawalData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  withdrawals: ({ merchant, member }) =>
    inPages<Withdrawal>((last, most) =>
      rows(
        db,
        sql`select id, kind, issuer, masked, amount, currency, status, reason, ${isoTime('created_at')} as "createdAt", ${isoTime('decided_at')} as "decidedAt"
          from withdrawal where merchant = ${merchant.code} and member_id = ${member.id} and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
