// The buttons about the games on home: their code comes when somebody touches the page, or nobody has for a while.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { Playable } from '../../kit/games/use-play.ts';
import { whenTouchedOrIdle } from '../../kit/when-touched.ts';

export type AboutButton = ComponentType<{ readonly game: Playable }>;

let button: AboutButton | null = null;

const subscribe = (listener: () => void): (() => void) => {
  whenTouchedOrIdle(window, () => {
    void untilLoaded(() => import('../../kit/games/about-tile.tsx')).then(({ AboutTile }) => {
      button = AboutTile;
      listener();
    });
  });
  return () => {};
};

/** Returns the button that opens the sheet about a game; null until it has come. */
export const useLateAbout = (): AboutButton | null =>
  useSyncExternalStore(
    subscribe,
    () => button,
    () => null,
  );
