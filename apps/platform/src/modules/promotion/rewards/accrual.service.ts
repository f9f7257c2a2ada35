// What follows from a settled bet: it counts, makes points, and may reach a level.
import { isOn } from '../../../merchants/switch.ts';
import type { PlatformContext } from '../../../module.ts';
import type { LotteryHooks } from '../../play/lottery/api.ts';
import { countPlay, dayOf } from '../play-count/api.ts';
import { earnedBy, growPoints } from '../points/api.ts';
import { reachesLevel } from './levels.rules.ts';
import { addDueLevel } from './reward-store.ts';

/** Fills the hook `betSettled` of the lotteries, and of the wallet of vendors. */
export const accrueFromBet =
  ({ merchants }: Pick<PlatformContext, 'merchants'>): LotteryHooks['betSettled'] =>
  async (tx, bet) => {
    const { memberId, amount, at } = bet;
    const merchant = merchants.byCode(bet.merchant);
    // An operator that is gone has no members who play; its last bets are settled all the same.
    if (merchant === null) return;
    const play = await countPlay(tx, bet);
    if (reachesLevel(merchant, play, amount)) await addDueLevel(tx, merchant.code, memberId);
    const { stakesPerPoint } = merchant.content.rewards;
    const points = isOn(merchant, 'rewardCenter') ? earnedBy(amount, play.stakes, stakesPerPoint) : 0n;
    if (points === 0n) return;
    const entry = {
      kind: 'play',
      amount: points,
      reference: `play|${memberId}|${dayOf(at)}`,
      subject: null,
      at,
    } as const;
    await growPoints(tx, { merchant: merchant.code, memberId, ...entry });
  };
