// The member's security page, and the sheets that lie over it.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { SecurityData } from './security.data.ts';

/** Two pages are one screen, which looks at its address: the first load has no room for another entry. */
const security: ScreenEntry<SecurityData> = {
  load: (load) => import('./security.data.ts').then(({ loadSecurity }) => loadSecurity(load)),
  code: () => import('./security-screen.tsx'),
};

export const securityCenter: Feature = {
  name: 'security',
  screens: { security, identityCheck: security },
  overlays: {
    stepUp: () => import('../../kit/step-up/step-up-sheet.tsx'),
    contact: () => import('./contact-sheet.tsx'),
    enrol: () => import('./enrol-sheet.tsx'),
    recoveryCodes: () => import('./recovery-codes-sheet.tsx'),
  },
};
