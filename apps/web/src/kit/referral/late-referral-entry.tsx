// The row that leads to invitations, on the pages from which people invite: their own code comes first.
import { Skeleton } from '../../ui/skeleton.tsx';
import { createLazySection } from '../lazy-section.tsx';

export const { Section: LateReferralEntry } = createLazySection(
  { code: () => import('./referral-entry.tsx') },
  ({ ReferralEntry }) => ReferralEntry,
  <Skeleton shape="row" />,
);
