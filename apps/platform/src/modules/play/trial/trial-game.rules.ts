// Decides which lottery a trial launch opens. Pure.
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { lotteryOf } from '../lottery/api.ts';

/** Returns the code of the lottery; throws the refusal where there is none, or the operator does not have it. */
export const trialLottery = ({ lotteries }: Pick<Merchant, 'lotteries'>, code: string): string => {
  if (lotteryOf(code) === null) throw new Refusal('game.unknown');
  if (!lotteries.includes(code)) throw new Refusal('game.unavailable');
  return code;
};
