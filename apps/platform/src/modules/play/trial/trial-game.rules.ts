// Decides which game a trial launch opens. Pure.
import type { TrialLaunch } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { isLotteryVendor, lotteryOf } from '../lottery/api.ts';

type Offer = Pick<Merchant, 'lotteries'> & {
  readonly content: {
    readonly lanes: readonly { readonly cards: readonly { readonly gameCode: string; readonly vendor: string }[] }[];
  };
};

/** Returns the code of the lottery; throws the refusal where the operator has no such game, or it has no trial. */
export const trialGame = (
  { lotteries, content }: Offer,
  { gameId, nodeId }: Pick<TrialLaunch, 'gameId' | 'nodeId'>,
): string => {
  if (isLotteryVendor(nodeId)) {
    if (lotteryOf(gameId) === null) throw new Refusal('game.unknown');
    if (!lotteries.includes(gameId)) throw new Refusal('game.unavailable');
    return gameId;
  }
  const cards = content.lanes.flatMap((lane) => lane.cards);
  const isShown = cards.some(({ gameCode, vendor }) => gameCode === gameId && vendor === nodeId);
  throw new Refusal(isShown ? 'game.unavailable' : 'game.unknown');
};
