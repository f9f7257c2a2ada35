// The captcha: one widget over whatever is open, whichever vendor serves it.
import type { Feature } from '../../kit/feature.ts';

export const captcha: Feature = {
  name: 'captcha',
  overlays: { captcha: () => import('./captcha-sheet.tsx') },
};
