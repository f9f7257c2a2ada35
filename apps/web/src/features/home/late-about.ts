// The buttons about the games on home: their code comes when somebody touches the page, or nobody has for a while.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { type ComponentType, useState, useSyncExternalStore } from 'react';
import type { Playable } from '../../kit/games/use-play.ts';
import { useShell } from '../../kit/shell-context.tsx';
import { whenTouchedOrIdle } from '../../kit/when-touched.ts';

export type AboutButton = ComponentType<{ readonly game: Playable }>;

let button: AboutButton | null = null;
const current = () => button;

/** Returns the button that opens the sheet about a game; null until it has come. */
export function useLateAbout(): AboutButton | null {
  const shell = useShell();
  const [subscribe] = useState(() => (listener: () => void) => {
    whenTouchedOrIdle(window, async () => {
      button = await (await untilLoaded(() => import('../../kit/games/about-tile.tsx'))).aboutTile(shell);
      listener();
    });
    return () => undefined;
  });
  return useSyncExternalStore(subscribe, current, () => null);
}
