// The events that trackers get of a member, and what the member chose.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { customerIdOf } from './names.ts';

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
  trackedEvents: ({ merchant, member }) =>
    inPages<Event>((last, most) =>
      rows(
        db,
        sql`select id, name, fields, ${isoTime('at')} as at from tracked_event
          where merchant = ${merchant.code} and customer = ${customerIdOf(merchant.code, member.id)}
            and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
  trackingChoice: ({ merchant, member }) =>
    inPages<Event>((last, most) =>
      rows(
        db,
        sql`select id, choice, version, ${isoTime('chosen_at')} as "chosenAt", marks, s2s from tracking_subject
          where merchant = ${merchant.code} and id = ${customerIdOf(merchant.code, member.id)}
            and id > ${last?.id ?? ''} order by id limit ${most}`,
      ),
    ),
});
