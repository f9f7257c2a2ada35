// Opens a game from any tap: the sheet about it where that helps, then the log-in where there is no session.

import { routes } from '../../shell/navigation/routes.ts';
import { KNOWN_GAMES } from '../../shell/storage/known-games.ts';
import { useShell } from '../shell-context.tsx';
import { startsInAppOnly } from './app-only.rules.ts';
import { noteTapped } from './tapped-game.ts';
import type { LaunchTarget } from './tile-game.ts';
import { tileTap } from './tile-tap.rules.ts';

/** A game by its name and picture, and its launch fields where it can be opened. */
export interface Playable {
  readonly name: string;
  readonly art?: string;
  readonly launch?: LaunchTarget | undefined;
  readonly maintenance?: true | undefined;
}

/** `asksFirst`: the sheet about the game comes first, or does not; by default whoever may not play yet reads it. */
export function usePlay(): (game: Playable, asksFirst?: boolean) => Promise<void> {
  const shell = useShell();
  const { navigation, overlays, session, store } = shell;
  // GL-03: a log-in would not help there; the launch says so.
  const mayLaunch = (): boolean => session.current() !== null || startsInAppOnly(shell);
  return async ({ name, art, launch, maintenance }, asksFirst) => {
    const backUrl = routes[navigation.route()].paths[0];
    const isKnown =
      store
        .read(KNOWN_GAMES)
        ?.split(' ')
        .includes(launch?.code ?? '') ?? false;
    const tap = tileTap(launch, { mayLaunch: mayLaunch(), asksFirst, isKnown, backUrl });
    if (maintenance || tap.do === 'showComingLater') {
      await overlays.open('soon', { name, art, maintenance });
      return;
    }
    const { query } = tap;
    if (tap.do === 'showSheet' && (await overlays.open('gameSheet', { name, art, query })) !== 'real') return;
    if (!mayLaunch()) await overlays.open('login', { reason: 'play' });
    // A session that was found elsewhere closes the log-in, too.
    if (!mayLaunch()) return;
    if (tap.direct) void overlays.open('launch', { query, name });
    else {
      noteTapped(shell, query, name);
      navigation.go('launchGame', { query });
    }
  };
}
