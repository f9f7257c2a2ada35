// A member's deposits as the member gets them.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Order {
  readonly id: string;
}

export const depositData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  deposits: ({ merchant, member }) =>
    inPages<Order>((last, most) =>
      rows(
        db,
        sql`select id, method, amount, credited, currency, status, ${isoTime('created_at')} as "createdAt", ${isoTime('decided_at')} as "decidedAt" from deposit_order
          where merchant = ${merchant.code} and member_id = ${member.id} and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
