// Social accounts: their buttons on the forms of others, the page that providers send people back to, and whose account it is.
import type { Feature } from '../../app/feature.ts';
import { NOT_SUPPORT_INCOGNITO } from '../../shell/identity/tried-in-private.ts';

export const social: Feature = {
  name: 'social',
  screens: { socialReturn: { code: () => import('./return-screen.tsx') } },
  overlays: { loginChoice: () => import('./login-choice-dialog.tsx') },
  insets: {
    social: () => import('./social-inset.tsx'),
    phoneAuth: () => import('./phone-inset.tsx'),
    linkedAccounts: () => import('./linked-inset.tsx'),
  },
  start: (shell) => {
    if (shell.store.read(NOT_SUPPORT_INCOGNITO) !== '1') return;
    // Said again another time where its code does not come.
    void import('./tell-private.ts').then(({ tellAgain }) => tellAgain(shell)).catch(() => undefined);
  },
};
