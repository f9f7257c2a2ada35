// A member's own lists of games: joined with those of the device when the session begins, wherever that is.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { LaterFeature } from '../../kit/feature.ts';

export const ownLists: LaterFeature = {
  name: 'own-lists',
  start: (shell) => {
    const sync = (): void => {
      void untilLoaded(() => import('../../kit/games/own-lists/use-own-lists.ts')).then(({ ownListsOf }) =>
        ownListsOf(shell).sync(),
      );
    };
    // A visitor's lists stay on the device, and need no code before they are seen.
    if (shell.session.current()) sync();
    shell.events.on('sessionStarted', sync);
  },
};
