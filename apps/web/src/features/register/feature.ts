// Registration: a page and a dialog.
import type { Feature } from '../../kit/feature.ts';

export const register: Feature = {
  name: 'register',
  screens: { register: { code: () => import('./register-screen.tsx') } },
  overlays: { register: () => import('./register-dialog.tsx') },
};
