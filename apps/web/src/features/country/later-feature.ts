// OV-03: the choice of a country by its dialing code.
import type { LaterFeature } from '../../kit/feature.ts';

export const country: LaterFeature = {
  name: 'country',
  overlays: { country: () => import('./country-sheet.tsx') },
};
