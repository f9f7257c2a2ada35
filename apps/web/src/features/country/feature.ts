// OV-03: the choice of a country by its dialing code.
import type { Feature } from '../../kit/feature.ts';

export const country: Feature = {
  name: 'country',
  overlays: { country: () => import('./country-sheet.tsx') },
};
