// The page's own domain fails: the dialog that leads to another one. Its code is at hand before it is needed (app/offline-overlays.ts).
import type { Feature } from '../../kit/feature.ts';

export const domainFailure: Feature = {
  name: 'domain-failure',
  overlays: { domainFailure: () => import('./domain-failure-dialog.tsx') },
};
