// The dialogs that any part of the app may ask for.
import type { Feature } from '../../kit/feature.ts';

export const dialogs: Feature = {
  name: 'dialogs',
  overlays: {
    alert: () => import('./alert-dialog.tsx'),
    soon: () => import('./soon-dialog.tsx'),
    switchMember: () => import('./switch-member-dialog.tsx'),
  },
};
