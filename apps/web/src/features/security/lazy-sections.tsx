// Sections of the security pages that come in files of their own.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The end of its page: nothing below it moves when it comes. */
export const lazyPush = createLazySection(
  { code: () => import('./push-section.tsx') },
  ({ PushSection }) => PushSection,
  null,
);

export const lazyIdentityCheck = createLazySection(
  { code: () => import('./identity-check-section.tsx') },
  ({ IdentityCheckSection }) => IdentityCheckSection,
  <Skeleton shape="block" />,
);
