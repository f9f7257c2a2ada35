// The dialog of a failing domain. Its code loads before it is needed (app/offline-overlays.ts).
import type { LaterFeature } from '../../kit/feature.ts';

export const domainFailure: LaterFeature = {
  name: 'domain-failure',
  overlays: { domainFailure: () => import('./domain-failure-dialog.tsx') },
};
