// The row that leads to invitations, on the pages from which people invite: their own code comes first.
import { useSyncExternalStore } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { createLazySection } from '../lazy-section.tsx';

const waiting = <Skeleton shape="row" />;
const entry = createLazySection(
  { code: () => import('./referral-entry.tsx') },
  ({ ReferralEntry }) => ReferralEntry,
  waiting,
);

const watchNothing = () => () => undefined;

/** The server renders pages for everybody, and cannot know where the row leads. */
export function LateReferralEntry() {
  const isHydrated = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return isHydrated ? <entry.Section /> : waiting;
}
