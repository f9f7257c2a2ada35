// A member's linked accounts as the member gets them.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inOnePage } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

export const identityData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  linkedAccounts: ({ member }) =>
    inOnePage(() =>
      rows(
        db,
        sql`select provider, name, ${isoTime('linked_at')} as "linkedAt" from identity where member_id = ${member.id} order by linked_at, id`,
      ),
    ),
});
