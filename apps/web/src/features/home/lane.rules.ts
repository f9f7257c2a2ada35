// Decides what of home can be played now.
import type { PackedGame } from './packed-game.ts';

/** True where something of a lane can be played now: the lane of lotteries, without tiles, always; others by their games. */
export const isOpen = ({ games }: { readonly games?: readonly PackedGame[] }): boolean =>
  !games || games.some(([, , , code]) => code);
