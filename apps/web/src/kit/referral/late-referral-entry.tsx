// The row that leads to invitations, on the pages from which people invite: their own code comes first.
import { Skeleton } from '../../ui/skeleton.tsx';
import { createLazySection } from '../lazy-section.tsx';
import { useHydrated } from '../use-hydrated.ts';

const waiting = <Skeleton shape="row" />;
const entry = createLazySection(
  { code: () => import('./referral-entry.tsx') },
  ({ ReferralEntry }) => ReferralEntry,
  waiting,
);

/** The server renders pages for everybody, and cannot know where the row leads. */
export function LateReferralEntry() {
  return useHydrated() ? <entry.Section /> : waiting;
}
