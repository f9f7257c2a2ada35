// The rewards that a member took, as the member gets them.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Claim {
  readonly id: string;
}

export const rewardData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  rewards: ({ member }) =>
    inPages<Claim>((last, most) =>
      rows(
        db,
        sql`select id, source, name, reward, ${isoTime('at')} as at from reward_claim
          where member_id = ${member.id} and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
