import type { Feature } from '../../app/feature.ts';

export const services: Feature = {
  name: 'services',
  overlays: { services: () => import('./services-sheet.tsx') },
};
