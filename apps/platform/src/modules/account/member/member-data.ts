// A member's row as the member gets it.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inOnePage } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';

export const memberData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  profile: ({ member }) =>
    inOnePage(() =>
      rows(
        db,
        sql`select account, user_name as "userName", mobile, email, payee_name as "payeeName", language, status, ${isoTime('status_until')} as "statusUntil",
            label, profile_icon as "profileIcon", ${isoTime('registered_at')} as "registeredAt", register_method as "registerMethod",
            register_domain as "registerDomain", register_device as "registerDevice", affiliate, pixel_track as "pixelTrack",
            ${isoTime('password_changed_at')} as "passwordChangedAt", second_factor as "secondFactor"
          from member where id = ${member.id}`,
      ),
    ),
  consents: ({ member }) =>
    inOnePage(() =>
      rows(
        db,
        sql`select terms_version as "termsVersion", ${isoTime('terms_at')} as "acceptedAt" from member
          where id = ${member.id} and terms_version is not null`,
      ),
    ),
});
