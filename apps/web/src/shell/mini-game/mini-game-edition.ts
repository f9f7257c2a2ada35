// The edition of the mini-game that an operator has switched on.
import type { PageSettings } from '@foyer/contract';
import { readSettings } from '../settings/settings.ts';

/** A folder below /mini-game/. */
export type MiniGameEdition = 'v1' | 's1';

/** MG-02: null where neither switch is on. With both on, v1 runs: a page has room for one @assumed. */
export function miniGameEdition(settings: PageSettings): MiniGameEdition | null {
  const { on } = readSettings(settings);
  if (on.miniGame) return 'v1';
  return on.miniGameSea ? 's1' : null;
}
