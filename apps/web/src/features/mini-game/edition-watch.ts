// The edition that is on now: an operator may switch the mini-game while a page is open.
import { type MiniGameEdition, miniGameEdition } from '../../shell/mini-game/mini-game-edition.ts';
import { MINI_GAME_FAILED } from '../../shell/mini-game/mini-game-failed.ts';
import type { Shell } from '../../shell/shell.ts';

export interface EditionWatch {
  /** Null where none is on, or where its script has failed in this visit. */
  readonly current: () => MiniGameEdition | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export const editionWatch = ({
  settings,
  store,
  events,
}: Pick<Shell, 'settings' | 'store' | 'events'>): EditionWatch => ({
  current: () => (store.read(MINI_GAME_FAILED) ? null : miniGameEdition(settings)),
  subscribe: (listener) => events.on('settingsChanged', listener),
});
