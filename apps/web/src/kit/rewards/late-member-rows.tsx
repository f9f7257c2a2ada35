// The rows that lead to rewards and invitations, on the pages from which people look for them: their own code comes first.
import { RowSkeleton } from '../../ui/row-skeleton.tsx';
import { createLazySection } from '../lazy-section.tsx';
import { useSession, useShell } from '../shell-context.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { hasRewards } from './rewards-switch.ts';
import { rewardsWaiting } from './rewards-waiting.tsx';

const invitation = <RowSkeleton />;

/** The space of all that comes: nothing below it moves under a finger. */
function Waiting() {
  const session = useSession();
  const { settings } = useShell();
  return (
    <>
      {hasRewards(session, settings) && rewardsWaiting}
      {invitation}
    </>
  );
}

const rows = createLazySection(
  { code: () => import('./member-rows.tsx') },
  ({ MemberRows }) => MemberRows,
  <Waiting />,
);

/** The server renders pages for everybody, and cannot know where the rows lead. */
export function LateMemberRows() {
  return useHydrated() ? <rows.Section /> : invitation;
}
