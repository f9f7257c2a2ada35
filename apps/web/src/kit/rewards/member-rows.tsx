// The rows that lead to rewards, where there are any, and to invitations.
import { ReferralEntry } from '../referral/referral-entry.tsx';
import { useSession, useShell } from '../shell-context.tsx';
import { RewardsEntry } from './rewards-entry.tsx';
import { hasRewards } from './rewards-switch.ts';

function Rewards() {
  const session = useSession();
  const { settings } = useShell();
  return hasRewards(session, settings) ? <RewardsEntry key={session?.id} /> : null;
}

export const MemberRows = () => (
  <>
    <Rewards />
    <ReferralEntry />
  </>
);
