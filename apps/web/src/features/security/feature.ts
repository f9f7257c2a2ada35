// The member's security page.
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
};
