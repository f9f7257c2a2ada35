// A member's code and those who came by it, as the member sees them, and the time at which another one's code was used.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inOnePage, inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { maskedName } from '../../account/member/api.ts';
import { referralsOf } from './referral-store.ts';

interface Invited {
  readonly id: string;
}

export const referralData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  referralCode: ({ member }) =>
    inOnePage(() => rows(db, sql`select code from referral_code where member_id = ${member.id}`)),
  referrals: ({ member }) =>
    inPages<Invited>(async (last, most) =>
      (await referralsOf(db, member.id, { before: last?.id ?? null, most })).map(({ id, userName, ...rest }) => ({
        id: String(id),
        name: maskedName(userName),
        ...rest,
      })),
    ),
  invitation: ({ member }) =>
    inOnePage(() =>
      rows(
        db,
        sql`select ${isoTime('created_at')} as "cameByInvitationAt" from referral where member_id = ${member.id}`,
      ),
    ),
});
