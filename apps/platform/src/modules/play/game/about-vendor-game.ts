// What a person wants to know of a vendor's game before play.
import type { OutputOf } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';

/** A vendor's game shows its own rules and stakes @assumed. Throws Refusal game.unknown for one that the operator does not show. */
export const aboutVendorGame = (
  { merchant }: Pick<CallContext, 'merchant'>,
  vendor: string,
  game: string,
): OutputOf<'game.about'> => {
  const cards = merchant.content.lanes.flatMap((lane) => lane.cards);
  if (!cards.some((card) => card.vendor === vendor && card.gameCode === game)) throw new Refusal('game.unknown');
  return { rules: [], stake: null, returns: null, hasTrial: true, jackpot: null };
};
