// The dialogs that any part of the app may ask for.
import type { Feature } from '../../app/feature.ts';

export const dialogs: Feature = {
  name: 'dialogs',
  overlays: {
    alert: () => import('./alert-dialog.tsx'),
    switchMember: () => import('./switch-member-dialog.tsx'),
  },
};
