// Tracking with consent: the sheet that asks, and what collects and sends events.
import { nextChance, untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { LaterFeature } from '../../kit/feature.ts';

export const tracking: LaterFeature = {
  name: 'tracking',
  overlays: { consent: () => import('./consent-sheet.tsx') },
  start: (shell, view) => {
    const loaded = untilLoaded(
      () => import('./start-tracking.ts'),
      (tries) => nextChance(view, tries),
    );
    void loaded.then(({ startTracking }) => startTracking(shell, view)).catch(() => undefined);
  },
};
