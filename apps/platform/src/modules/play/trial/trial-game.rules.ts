// Decides which game a trial launch opens. Pure.
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

type Offer = Pick<Merchant, 'lotteries' | 'instantGames'> & {
  readonly content: {
    readonly lanes: readonly { readonly cards: readonly { readonly gameCode: string; readonly vendor: string }[] }[];
  };
};

/** Returns the game that a trial opens; throws the refusal where the operator has no such game, or it has no trial. */
export const trialGame = (
  { lotteries, instantGames, content }: Offer,
  { gameId, nodeId }: Pick<TrialLaunch, 'gameId' | 'nodeId'>,
): TrialGame => {
  if (isLotteryVendor(nodeId)) {
    if (lotteryOf(gameId) === null) throw new Refusal('game.unknown');
    if (!lotteries.includes(gameId)) throw new Refusal('game.unavailable');
    return { page: 'lottery', game: gameId };
  }
  if (isInstantVendor(nodeId)) {
    if (instantGameOf(gameId) === null) throw new Refusal('game.unknown');
    if (!instantGames.includes(gameId)) throw new Refusal('game.unavailable');
    return { page: 'instant', game: gameId };
  }
  const cards = content.lanes.flatMap((lane) => lane.cards);
  const isShown = cards.some(({ gameCode, vendor }) => gameCode === gameId && vendor === nodeId);
  throw new Refusal(isShown ? 'game.unavailable' : 'game.unknown');
};
