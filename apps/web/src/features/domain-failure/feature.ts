// The dialog of a failing domain. Its code loads before it is needed (app/offline-overlays.ts).
import type { Feature } from '../../kit/feature.ts';

export const domainFailure: Feature = {
  name: 'domain-failure',
  overlays: { domainFailure: () => import('./domain-failure-dialog.tsx') },
};
