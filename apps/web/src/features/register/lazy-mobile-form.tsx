// The form by mobile number: it loads on demand, or with the page where it is the operator's first one.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const lazyMobileForm = createLazySection(
  { code: () => import('./mobile-form.tsx') },
  ({ MobileForm }) => MobileForm,
  <Skeleton shape="row" />,
);
