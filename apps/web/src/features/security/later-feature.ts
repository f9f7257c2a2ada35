// The sheets that lie over the member's security page.
import type { LaterFeature } from '../../kit/feature.ts';

export const securitySheets: LaterFeature = {
  name: 'security-sheets',
  overlays: {
    stepUp: () => import('../../kit/step-up/step-up-sheet.tsx'),
    contact: () => import('./contact-sheet.tsx'),
    enrol: () => import('./enrol-sheet.tsx'),
    recoveryCodes: () => import('./recovery-codes-sheet.tsx'),
  },
};
