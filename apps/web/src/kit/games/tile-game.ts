// A game with only the fields that tiles need, as a page holds two dozen.
import type { GameCard } from '@foyer/contract';
import { isGameCode } from '@foyer/contract/game-code';
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

/** Names that games of several vendors have. */
export function namesOfSeveral(cards: readonly GameCard[]): ReadonlySet<string> {
  const vendors = new Map<string, string>();
  for (const { displayName, vendor } of cards) vendors.set(displayName, vendors.get(displayName) ?? vendor);
  return new Set(cards.filter((card) => vendors.get(card.displayName) !== card.vendor).map((card) => card.displayName));
}

/** True where a launch can carry what names the game: any other tile would only lead to a failure. */
const canLaunch = ({ playable, gameCode, vendor }: GameCard): boolean =>
  playable && isGameCode(gameCode) && isGameCode(vendor);

/** The kinds of games that are lotteries: LOTT, and others with its name in theirs, as ELOTT and SEA_LOTT @assumed. */
export const isLotteryType = (gameType: string): boolean => gameType.includes('LOTT');

/** Marks a lottery of another vendor than LOTT. */
export const lotteryMark = (gameType: string, vendor: string): Pick<LaunchTarget, 'isLottery'> =>
  isLotteryType(gameType) && vendor !== 'LOTT' ? { isLottery: true } : {};

/** Its kind, and its vendor where games of several vendors have its name. */
const kindOf = ({ accountTypeName, displayName, vendor }: GameCard, shared: ReadonlySet<string>): string =>
  [accountTypeName, shared.has(displayName) ? vendor.replaceAll('_', ' ') : ''].filter(Boolean).join(' · ');

/** @param shared names that games of several vendors have */
export const tileGameOf = (card: GameCard, shared: ReadonlySet<string>): TileGame => ({
  name: card.displayName,
  kind: kindOf(card, shared),
  art: card.art,
  ...(card.tag && { tag: card.tag }),
  ...(card.language && { language: card.language }),
  ...(card.maintenance && { maintenance: true }),
  ...(canLaunch(card) && {
    launch: { code: card.gameCode, vendor: card.vendor, ...lotteryMark(card.gameType, card.vendor) },
  }),
});
