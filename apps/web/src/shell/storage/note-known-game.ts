// Notes that a game has been opened on this device.
import { isGameCode } from '@foyer/contract/game-code';
import { KNOWN_GAMES } from './known-games.ts';
import type { Store } from './store.ts';

/** Nobody has more favourites @assumed. */
const MOST_GAMES = 24;

export function noteKnownGame(store: Pick<Store, 'read' | 'write'>, code: string): void {
  if (!isGameCode(code)) return;
  const others = (store.read(KNOWN_GAMES) ?? '').split(' ').filter((known) => isGameCode(known) && known !== code);
  store.write(KNOWN_GAMES, [code, ...others].slice(0, MOST_GAMES).join(' '));
}
