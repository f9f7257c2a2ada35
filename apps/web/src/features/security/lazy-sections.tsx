// Sections of the security pages that come in files of their own.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const lazyIdentityCheck = createLazySection(
  { code: () => import('./identity-check-section.tsx') },
  ({ IdentityCheckSection }) => IdentityCheckSection,
  <Skeleton shape="block" />,
);
