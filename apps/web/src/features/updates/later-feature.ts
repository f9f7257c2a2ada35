// New versions: the check for them, the alert that offers one, and settings that have changed meanwhile.
import type { LaterFeature } from '../../kit/feature.ts';
import { refreshSettings } from './refresh-settings.ts';
import { watchUpdates } from './watch-updates.ts';

export const updates: LaterFeature = {
  name: 'updates',
  overlays: { update: () => import('./update-dialog.tsx') },
  start: (shell) => {
    watchUpdates(shell);
    refreshSettings(shell);
  },
};
