// Invitations: a member's code, and the members who registered by it.
import type { OutputOf } from '@foyer/contract';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { maskedName } from '../../account/member/api.ts';
import { referralData } from './member-data.ts';
import { isMemberCode, mayInvite, newCode } from './referral.rules.ts';
import { codeOf, countsOf, keepCode, referralsOf } from './referral-store.ts';

const PAGE = 20;
const CURSOR = /^\d{1,18}$/;
/** A new code can be another member's already, once in billions. */
const CODE_TRIES = 3;

export const referralModule = (platform: Pick<PlatformContext, 'db' | 'now'>) => {
  const { db, now } = platform;

  /** The member's code, made when it is asked for first; null where the member may not invite. */
  const ownCode = async ({ merchant, session: { member } }: MemberContext): Promise<string | null> => {
    if (!mayInvite(merchant, member, now())) return null;
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const kept = await codeOf(db, member.id);
      if (kept !== null) return kept;
      const code = newCode();
      if (isMemberCode(merchant, code)) await keepCode(db, merchant.code, member.id, code);
    }
    return codeOf(db, member.id);
  };

  const page = async (
    { cursor }: { readonly cursor?: string | undefined },
    context: MemberContext,
  ): Promise<OutputOf<'member.referrals'>> => {
    if (cursor !== undefined && !CURSOR.test(cursor)) throw new Refusal('input.invalid');
    const { memberId } = context.session;
    const [code, counts, found] = await Promise.all([
      ownCode(context),
      countsOf(db, memberId),
      referralsOf(db, memberId, { before: cursor ?? null, most: PAGE + 1 }),
    ]);
    const shown = found.slice(0, PAGE);
    return {
      code,
      ...counts,
      items: shown.map(({ id, userName, registeredAt, hasDeposited }) => ({
        id: String(id),
        name: maskedName(userName),
        registeredAt,
        hasDeposited,
      })),
      nextCursor: found.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  };

  return {
    name: 'referral',
    memberData: referralData(platform),
    handlers: { 'member.referrals': page },
  } satisfies Module;
};
