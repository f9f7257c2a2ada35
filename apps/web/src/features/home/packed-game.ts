// Games as the page of home carries them: two dozen weigh a kilobyte less without the names of their fields.
import type { LaunchTarget, TileGame } from '../../kit/games/tile-game.ts';

type More = Omit<TileGame, 'name' | 'kind' | 'art' | 'launch'>;

/** Name, picture, kind ("" where it is that of the lane), code and vendor where it can be opened, and what few games have. */
export type PackedGame = readonly [
  name: string,
  art: string,
  kind: string,
  code?: string,
  vendor?: string,
  more?: More,
  isLottery?: LaunchTarget['isLottery'],
];

export const unpackGame = (
  [name, art, kind, code, vendor, more, isLottery]: PackedGame,
  laneKind: string,
): TileGame => ({
  name,
  art,
  kind: kind || laneKind,
  ...more,
  ...(code && vendor && { launch: { code, vendor, ...(isLottery && { isLottery }) } }),
});
