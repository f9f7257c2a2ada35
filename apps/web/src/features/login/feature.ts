// Log-in: a page and a sheet.
import type { Feature } from '../../kit/feature.ts';

export const login: Feature = {
  name: 'login',
  screens: { login: { code: () => import('./login-screen.tsx') } },
  overlays: { login: () => import('./login-sheet.tsx') },
};
