// The rows that lead to rewards and invitations, on the pages from which people look for them: their own code comes first.
import { Skeleton } from '../../ui/skeleton.tsx';
import { createLazySection } from '../lazy-section.tsx';
import { useHydrated } from '../use-hydrated.ts';

const waiting = <Skeleton shape="row" />;
const rows = createLazySection({ code: () => import('./member-rows.tsx') }, ({ MemberRows }) => MemberRows, waiting);

/** The server renders pages for everybody, and cannot know where the rows lead. */
export function LateMemberRows() {
  return useHydrated() ? <rows.Section /> : waiting;
}
