// Decides which of the operator's own games a trial launch opens. Pure.
import type { TrialLaunch } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import type { GamePage } from '../game/api.ts';
import { instantGameOf, isInstantVendor } from '../instant/api.ts';
import { isLotteryVendor, lotteryOf } from '../lottery/api.ts';

/** A game with the page that plays it. */
export interface TrialGame {
  readonly page: GamePage;
  readonly game: string;
}

type Offer = Pick<Merchant, 'lotteries' | 'instantGames'>;

/** Returns the game that a trial opens, null for a vendor's; throws the refusal where there is no such game, or the operator does not have it. */
export const trialGame = (
  { lotteries, instantGames }: Offer,
  { gameId, nodeId }: Pick<TrialLaunch, 'gameId' | 'nodeId'>,
): TrialGame | null => {
  if (isLotteryVendor(nodeId)) {
    if (lotteryOf(gameId)?.vendor !== nodeId) throw new Refusal('game.unknown');
    if (!lotteries.includes(gameId)) throw new Refusal('game.unavailable');
    return { page: 'lottery', game: gameId };
  }
  if (!isInstantVendor(nodeId)) return null;
  if (instantGameOf(gameId) === null) throw new Refusal('game.unknown');
  if (!instantGames.includes(gameId)) throw new Refusal('game.unavailable');
  return { page: 'instant', game: gameId };
};
