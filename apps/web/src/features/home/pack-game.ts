// Packs games for the page of home: only who loads them needs this.
import type { TileGame } from '../../kit/games/tile-game.ts';
import type { PackedGame } from './packed-game.ts';

export function packGame({ name, kind, art, launch, ...more }: TileGame, laneKind: string): PackedGame {
  const shownKind = kind === laneKind ? '' : kind;
  const hasMore = Object.keys(more).length > 0;
  if (!launch && !hasMore) return [name, art, shownKind];
  const opened = [name, art, shownKind, launch?.code ?? '', launch?.vendor ?? ''] as const;
  if (launch?.isLottery) return [...opened, more, true];
  return hasMore ? [...opened, more] : opened;
}
