// RF-01: where the referral entry leads, and the address that a friend registers at.
import { routes } from '../../shell/navigation/routes.ts';

export type ReferralTarget = 'comingSoon' | 'agentRegister' | 'inviteFriends' | 'customerService';

export interface ReferralFacts {
  /** Type of the member; null: nobody is logged in. */
  readonly type: number | null;
  /** Without the reward centre there are no promotions (PR-01). */
  readonly hasRewardCenter: boolean;
  /** REFERRAL is on in the list of everybody, and in the member's own. */
  readonly common: boolean;
  readonly personal: boolean;
}

export const isAgent = (type: number | null): boolean => type === 1 || type === 2;

/** "Visible only if REFERRAL is on in both lists, or logged out, or agent". */
const isShown = ({ type, hasRewardCenter, common, personal }: ReferralFacts): boolean =>
  type === null || isAgent(type) || (hasRewardCenter && common && personal);

/** The specification's order. For a visitor only the list of everybody says whether referral is on @assumed. */
export function referralTarget(facts: ReferralFacts): ReferralTarget {
  const { type, hasRewardCenter, common } = facts;
  if (type === null && !(hasRewardCenter && common)) return 'comingSoon';
  if (isAgent(type)) return 'agentRegister';
  return isShown(facts) ? 'inviteFriends' : 'customerService';
}

/** The address of a registration by an invitation: nothing of this visit goes with it, and no token. */
export const invitationLink = (origin: string, code: string): string =>
  `${origin}${routes.register.paths[0]}?${new URLSearchParams({ referralCode: code })}`;
