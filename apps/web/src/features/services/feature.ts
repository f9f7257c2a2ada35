// Customer services: the sheet that lists them.
import type { Feature } from '../../kit/feature.ts';

export const services: Feature = {
  name: 'services',
  overlays: { services: () => import('./services-sheet.tsx') },
};
