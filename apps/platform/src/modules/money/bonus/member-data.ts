// A member's bonuses as the member gets them.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Bonus {
  readonly id: string;
}

export const bonusData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  bonuses: ({ merchant, member }) =>
    inPages<Bonus>((last, most) =>
      rows(
        db,
        sql`select id, amount, currency, required, staked, status, ${isoTime('opened_at')} as "openedAt", ${isoTime('expires_at')} as "expiresAt", ${isoTime('ended_at')} as "endedAt" from deposit_bonus
          where merchant = ${merchant.code} and member_id = ${member.id} and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
