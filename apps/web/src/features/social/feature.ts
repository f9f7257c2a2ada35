// Social accounts: buttons, redirect page, account choice, and the member's list.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import { NOT_SUPPORT_INCOGNITO } from '../../shell/identity/tried-in-private.ts';
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
  start: (shell) => {
    if (shell.store.read(NOT_SUPPORT_INCOGNITO) !== '1') return;
    void untilLoaded(() => import('./private-browsing-notice.ts')).then(({ repeatPrivateBrowsingNotice }) =>
      repeatPrivateBrowsingNotice(shell),
    );
  },
};
