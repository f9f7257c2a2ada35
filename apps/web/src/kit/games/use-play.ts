// Opens a game from any tap, after the log-in where there is no session.

import { routes } from '../../shell/navigation/routes.ts';
import { useShell } from '../shell-context.tsx';
import { startsInAppOnly } from './app-only.rules.ts';
import type { LaunchTarget } from './tile-game.ts';
import { tileTap } from './tile-tap.rules.ts';

/** A game by its name and picture, and its launch fields where it can be opened. */
export interface Playable {
  readonly name: string;
  readonly art?: string;
  readonly launch?: LaunchTarget | undefined;
  readonly maintenance?: true | undefined;
}

export function usePlay(): (game: Playable) => Promise<void> {
  const shell = useShell();
  const { navigation, overlays, session } = shell;
  return async ({ name, art, launch, maintenance }) => {
    const backUrl = routes[navigation.route()].paths[0];
    // GL-03: a log-in would not help there; the launch says so.
    const mayLaunch = session.current() !== null || startsInAppOnly(shell);
    const tap = tileTap(launch, { mayLaunch, backUrl });
    if (maintenance || tap.do === 'showComingLater') {
      await overlays.open('soon', { name, art, maintenance });
      return;
    }
    if (tap.do === 'logInFirst' && (await overlays.open('login', { reason: 'play' })) !== 'loggedIn') return;
    if (tap.direct) void overlays.open('launch', { query: tap.query, name });
    else navigation.go('launchGame', { query: tap.query });
  };
}
