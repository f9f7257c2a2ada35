// Social accounts: buttons, redirect page, account choice, and the member's list.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import { type LinkedData, loadLinked } from './linked.data.ts';

const linkedAccounts: ScreenEntry<LinkedData> = { load: loadLinked, code: () => import('./linked-screen.tsx') };

export const social: Feature = {
  name: 'social',
  screens: { socialReturn: { code: () => import('./return-screen.tsx') }, linkedAccounts },
  overlays: { loginChoice: () => import('./login-choice-dialog.tsx') },
  slots: {
    social: () => import('./social-slot-content.tsx'),
    phoneAuth: () => import('./phone-slot-content.tsx'),
  },
};
