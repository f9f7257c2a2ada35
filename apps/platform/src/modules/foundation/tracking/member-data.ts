// The events of a member's money that trackers get.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

interface Event {
  readonly id: string;
}

export const trackingData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  moneyEvents: ({ merchant, member }) =>
    inPages<Event>((last, most) =>
      rows(
        db,
        sql`select id, name, fields, ${isoTime('at')} as at from money_event
          where merchant = ${merchant.code} and member_id = ${member.id} and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
