// Customer services: the sheet that lists them.
import type { LaterFeature } from '../../kit/feature.ts';
import { startLastCalls } from './last-calls.ts';

export const services: LaterFeature = {
  name: 'services',
  overlays: { services: () => import('./services-sheet.tsx') },
  start: (_shell, view) => startLastCalls(view),
};
