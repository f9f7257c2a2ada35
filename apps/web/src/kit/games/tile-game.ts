// A game as tiles carry it: a page holds two dozen of them, so nothing stands here that no tile shows or needs.
import type { GameCard } from '@foyer/contract';

/** The fields that request the launch of a game. */
export interface GameDoor {
  readonly code: string;
  readonly vendor: string;
}

export interface TileGame {
  readonly name: string;
  readonly kind: string;
  /** Name of its picture. */
  readonly art: string;
  readonly tag?: 'hot' | 'new';
  /** Absent while the game cannot be opened yet. */
  readonly door?: GameDoor;
}

export const tileGameOf = (card: GameCard): TileGame => ({
  name: card.displayName,
  kind: card.accountTypeName,
  art: card.art,
  ...(card.tag && { tag: card.tag }),
  ...(card.playable && card.gameCode && { door: { code: card.gameCode, vendor: card.vendor } }),
});
