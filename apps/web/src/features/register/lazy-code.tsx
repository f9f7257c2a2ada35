// The field of the code, which loads when a code is requested.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const lazyCode = createLazySection(
  { code: () => import('./code-section.tsx') },
  ({ CodeSection }) => CodeSection,
  <Skeleton shape="field" />,
);
