// Rows of codes, and of who came by whom.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { isoTime } from '../../../db/iso-time.ts';
import { joinMember, MEMBER_NAME } from '../../account/member/api.ts';
import { hasDeposited } from '../../money/payment/api.ts';

export interface ReferralRow {
  readonly id: bigint;
  readonly userName: string;
  readonly registeredAt: string;
  readonly hasDeposited: boolean;
}

export const codeOf = async (on: Database | Tx, memberId: string): Promise<string | null> => {
  const [row] = await rows<{ code: string }>(on, sql`select code from referral_code where member_id = ${memberId}`);
  return row?.code ?? null;
};

/** Keeps a code for a member; nothing is written where the member has one, or another member has this one. */
export const keepCode = async (db: Database, merchant: string, memberId: string, code: string): Promise<void> => {
  await db.execute(sql`insert into referral_code (member_id, merchant, code) values (${memberId}, ${merchant}, ${code})
    on conflict do nothing`);
};

/** The id of the member with this code; null where there is none. */
export const ownerOfCode = async (on: Database | Tx, merchant: string, code: string): Promise<string | null> => {
  const [row] = await rows<{ memberId: string }>(
    on,
    sql`select member_id as "memberId" from referral_code where merchant = ${merchant} and code = ${code}`,
  );
  return row?.memberId ?? null;
};

/** Written once, with the registration. */
export const addReferral = async (
  tx: Tx,
  referral: { readonly merchant: string; readonly inviterId: string; readonly memberId: string },
): Promise<void> => {
  const { merchant, inviterId, memberId } = referral;
  await tx.execute(
    sql`insert into referral (merchant, inviter_id, member_id) values (${merchant}, ${inviterId}, ${memberId})`,
  );
};

export const countsOf = async (
  db: Database,
  inviterId: string,
): Promise<{ readonly registered: number; readonly deposited: number }> => {
  const [counts] = await rows<{ registered: number; deposited: number }>(
    db,
    sql`select count(*)::int as registered, (count(*) filter (where ${hasDeposited('referral.member_id')}))::int as deposited
      from referral where inviter_id = ${inviterId}`,
  );
  return counts ?? { registered: 0, deposited: 0 };
};

/** Members who came by this one, the last first, from before a row on; null: from the newest on. */
export const referralsOf = (
  on: Database,
  inviterId: string,
  { before, most }: { readonly before: string | null; readonly most: number },
): Promise<ReferralRow[]> => {
  const older: SQL = before === null ? sql`` : sql`and referral.id < ${before}::bigint`;
  return rows<ReferralRow>(
    on,
    sql`select referral.id, ${sql.raw(MEMBER_NAME)}, ${isoTime('referral.created_at')} as "registeredAt",
        ${hasDeposited('referral.member_id')} as "hasDeposited"
      from referral ${sql.raw(joinMember('referral.member_id'))}
      where referral.inviter_id = ${inviterId} ${older} order by referral.id desc limit ${most}`,
  );
};
