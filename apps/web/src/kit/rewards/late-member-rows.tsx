// The rows that lead to rewards and invitations, on the pages from which people look for them: their own code comes first.
import { useSyncExternalStore } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { createLazySection } from '../lazy-section.tsx';

const waiting = <Skeleton shape="row" />;
const rows = createLazySection({ code: () => import('./member-rows.tsx') }, ({ MemberRows }) => MemberRows, waiting);

const watchNothing = () => () => undefined;

/** The server renders pages for everybody, and cannot know where the rows lead. */
export function LateMemberRows() {
  const isHydrated = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return isHydrated ? <rows.Section /> : waiting;
}
