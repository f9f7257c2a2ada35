// The devices of a member that get pushes, and what the member chose.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Device {
  readonly token: string;
}

export const pushData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  pushDevices: ({ merchant, member }) =>
    inPages<Device>((last, most) =>
      rows(
        db,
        sql`select token, ${isoTime('bound_at')} as "boundAt", hears_all as "hearsAll" from push_registration
          where merchant = ${merchant.code} and member_id = ${member.id} and token > ${last?.token ?? ''}
          order by token limit ${most}`,
      ),
    ),
  pushChoice: ({ member }) =>
    inPages<{ readonly id: string }>((last, most) =>
      rows(
        db,
        sql`select member_id as id, to_json(off) as off, quiet_from as "quietFrom", quiet_to as "quietTo", time_zone as "timeZone"
          from push_choice where member_id = ${member.id} and member_id > ${last?.id ?? ''} order by member_id limit ${most}`,
      ),
    ),
});
