// What a person wants to know of a vendor's game before play.
import type { OutputOf } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { cardOf } from '../vendor/api.ts';

/** A vendor's game shows its own rules and stakes @assumed. Throws Refusal game.unknown for one that the operator does not show. */
export const aboutVendorGame = (
  { merchant }: Pick<CallContext, 'merchant'>,
  vendor: string,
  game: string,
): OutputOf<'game.about'> => {
  const card = cardOf(merchant, vendor, game);
  if (card === null) throw new Refusal('game.unknown');
  // Without an account with the vendor, nobody could be asked for a trial.
  return { rules: [], stake: null, returns: null, hasTrial: card.playable, jackpot: null };
};
