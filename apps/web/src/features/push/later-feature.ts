// PU-01, PW-02: push on this device; its code comes with a session, or inside the operator's app.
import { nextChance, untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { LaterFeature } from '../../kit/feature.ts';

export const push: LaterFeature = {
  name: 'push',
  overlays: { pushPrompt: () => import('./push-prompt.tsx') },
  start: (shell, view) => {
    const { session, events } = shell;
    let isBegun = false;
    const begin = (): void => {
      if (isBegun) return;
      isBegun = true;
      const loaded = untilLoaded(
        () => import('./start-push.ts'),
        (tries) => nextChance(view, tries),
      );
      void loaded.then(({ startPush }) => startPush(shell, view)).catch(() => undefined);
    };
    // A visitor in a browser has no token, and is asked nothing: the code stays away.
    if (session.current() || 'FoyerNative' in view) return begin();
    events.on('sessionStarted', begin);
    events.on('sessionFound', begin);
  },
};
