// Sections of an order's page that come in files of their own.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Few orders are transfers. */
export const lazySlip = createLazySection(
  { code: () => import('./slip-section.tsx') },
  ({ SlipSection }) => SlipSection,
  <Skeleton shape="block" />,
);
