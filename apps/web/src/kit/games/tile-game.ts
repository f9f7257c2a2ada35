// A game with only the fields that tiles need, as a page holds two dozen.
import type { GameCard } from '@foyer/contract';
import type { ContentRow } from '../content-lang.ts';

/** The fields that request the launch of a game. */
export interface LaunchTarget {
  readonly code: string;
  readonly vendor: string;
  /** Its kind is a lottery, though its vendor has others as well. */
  readonly isLottery?: true;
  /** BN-02: node and room, passed on to vendors. */
  readonly nodeId?: string;
  readonly roomId?: string;
}

export interface TileGame extends ContentRow {
  readonly name: string;
  readonly kind: string;
  /** Name of the game's picture. */
  readonly art: string;
  readonly tag?: 'hot' | 'new';
  /** Its vendor is in maintenance: it opens later. */
  readonly maintenance?: true;
  /** Absent while the game cannot be opened yet. */
  readonly launch?: LaunchTarget;
}

export const tileGameOf = (card: GameCard): TileGame => ({
  name: card.displayName,
  kind: card.accountTypeName,
  art: card.art,
  ...(card.tag && { tag: card.tag }),
  ...(card.language && { language: card.language }),
  ...(card.maintenance && { maintenance: true }),
  ...(card.playable && card.gameCode && { launch: { code: card.gameCode, vendor: card.vendor } }),
});
