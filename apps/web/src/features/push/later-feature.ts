// PU-01, PW-02: push on this device; its code comes with a session, or inside the operator's app.
import type { LaterFeature } from '../../kit/feature.ts';
import { PUSH_DISMISSED } from '../../shell/storage/keys.ts';
import { PUSH_TO_UNBIND } from '../../shell/storage/push-token-key.ts';

export const push: LaterFeature = {
  name: 'push',
  overlays: { pushPrompt: () => import('./push-prompt.tsx') },
  start: (shell, view) => {
    // A lost file comes with the next session or page.
    const begin = (): void =>
      void import('./start-push.ts').then(({ startPush }) => startPush(shell, view)).catch(() => undefined);
    // A new member is welcomed, and is asked at the next visit @assumed.
    shell.events.on('registered', () => shell.store.write(PUSH_DISMISSED, '1'));
    shell.events.on('sessionStarted', begin);
    shell.events.on('sessionFound', begin);
    // A visitor in a browser has no token, and is asked nothing; whoever left before may have.
    if (shell.session.current() || 'FoyerNative' in view || shell.store.read(PUSH_TO_UNBIND)) begin();
  },
};
