// MA-01, MA-02: the site closes in the middle of a visit, or is going to.
import type { LaterFeature } from '../../kit/feature.ts';
import { watchGate } from './gate-watch.ts';

export const siteClosed: LaterFeature = {
  name: 'site-closed',
  overlays: {
    siteClosed: () => import('./site-closed-dialog.tsx'),
    maintenancePlanned: () => import('./maintenance-planned-dialog.tsx'),
  },
  watch: watchGate,
};
