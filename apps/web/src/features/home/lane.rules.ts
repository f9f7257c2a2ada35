// Decides what of home can be played now.
import type { TileGame } from '../../kit/games/tile-game.ts';

/** True where something of a lane can be played now: the lane of lotteries, without tiles, always; others by their games. */
export const isOpen = ({ games }: { readonly games?: readonly TileGame[] }): boolean =>
  !games || games.some(({ launch }) => launch);
