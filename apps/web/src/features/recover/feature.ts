// Forgotten password or user name: a page and a sheet.
import type { Feature } from '../../kit/feature.ts';

export const recover: Feature = {
  name: 'recover',
  screens: { recover: { code: () => import('./recover-screen.tsx') } },
  overlays: { recover: () => import('./recover-sheet.tsx') },
};
