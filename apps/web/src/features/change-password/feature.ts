// The forced password change.
import type { Feature } from '../../kit/feature.ts';

export const changePassword: Feature = {
  name: 'change-password',
  screens: { changePassword: { code: () => import('./change-password-screen.tsx') } },
};
