// The image captcha of the form, which loads where the operator wants one.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const lazyCaptcha = createLazySection(
  { code: () => import('./captcha-section.tsx') },
  ({ CaptchaSection }) => CaptchaSection,
  <Skeleton shape="field" />,
);
