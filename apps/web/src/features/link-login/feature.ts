// Shows above every page who is logged in, where only a link has logged the member in.
import type { Feature } from '../../kit/feature.ts';

export const linkLogin: Feature = {
  name: 'linkLogin',
  slots: { linkLogin: () => import('./link-login-notice.tsx') },
};
