// A member's sessions and remembered devices as the member gets them; no token and no secret.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface SessionLine {
  readonly id: string;
}

export const sessionData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  sessions: ({ member }) =>
    inPages<SessionLine>((last, most) =>
      rows(
        db,
        sql`select id, device, agent, region, network, ${isoTime('created_at')} as "createdAt", ${isoTime('seen_at')} as "seenAt" from session
          where member_id = ${member.id} and kind = 'site' and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
