// The rows that lead to rewards, where there are any, and to invitations.
import { ReferralEntry } from '../referral/referral-entry.tsx';
import { useSession, useShell } from '../shell-context.tsx';
import { RewardsEntry } from './rewards-entry.tsx';
import { hasRewardCenter } from './rewards-switch.ts';

/** Members alone have rewards, and only where the operator has a reward centre (REWCEN3). */
function Rewards() {
  const session = useSession();
  const { settings } = useShell();
  return session !== null && hasRewardCenter(settings) ? <RewardsEntry key={session.id} /> : null;
}

export const MemberRows = () => (
  <>
    <Rewards />
    <ReferralEntry />
  </>
);
