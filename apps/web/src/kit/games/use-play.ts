// Opens a game from any tap, after the log-in where there is no session.

import { routes } from '../../shell/navigation/routes.ts';
import { useShell } from '../shell-context.tsx';
import type { LaunchTarget } from './tile-game.ts';
import { tileTap } from './tile-tap.rules.ts';

/** A game by its name and picture, and its launch fields where it can be opened. */
export interface Playable {
  readonly name: string;
  readonly art?: string;
  readonly launch?: LaunchTarget | undefined;
}

export function usePlay(): (game: Playable) => Promise<void> {
  const { navigation, overlays, session } = useShell();
  return async ({ name, art, launch }) => {
    const backUrl = routes[navigation.route()].paths[0];
    const tap = tileTap(launch, { loggedIn: session.current() !== null, backUrl });
    if (tap.do === 'showComingLater') {
      await overlays.open('soon', { name, art });
      return;
    }
    if (tap.do === 'logInFirst' && (await overlays.open('login', { reason: 'play' })) !== 'loggedIn') return;
    if (tap.direct) void overlays.open('launch', { query: tap.query, name });
    else navigation.go('launchGame', { query: tap.query });
  };
}
