// Games of vendors as an operator shows them.
import type { Localized, Merchant } from '../../../merchants/merchant.ts';

/** The card of a vendor's game; null where the operator does not show it. */
export const cardOf = ({ content }: Pick<Merchant, 'content'>, vendor: string, game: string) =>
  content.lanes.flatMap(({ cards }) => cards).find((card) => card.vendor === vendor && card.gameCode === game) ?? null;

/** Name of a game in every language it has; of a game that is shown no more, its code. */
export const gameNameOf = (merchant: Pick<Merchant, 'content'>, vendor: string, game: string): Localized =>
  cardOf(merchant, vendor, game)?.displayName ?? { EN: game };
