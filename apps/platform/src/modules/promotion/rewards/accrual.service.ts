// What follows from a settled bet: it counts, makes points, and may reach a level.
import { isOn } from '../../../merchants/switch.ts';
import type { PlatformContext } from '../../../module.ts';
import { mayTakePart, memberById } from '../../account/member/api.ts';
import type { LotteryHooks } from '../../play/lottery/api.ts';
import { countPlay, dayOf } from '../play-count/api.ts';
import { earnedBy, growPoints } from '../points/api.ts';
import { reachesLevel } from './levels.rules.ts';
import { addDueLevel } from './reward-store.ts';

/** Fills the hook `betSettled` of the lotteries, and of the wallet of vendors. */
export const accrueFromBet =
  ({ merchants, now }: Pick<PlatformContext, 'merchants' | 'now'>): LotteryHooks['betSettled'] =>
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
    // Bets of those who may play no more are settled all the same, and earn nothing that asks for more of them.
    const member = await memberById(tx, memberId);
    if (member === null || !mayTakePart(member, now())) return;
    const entry = {
      kind: 'play',
      amount: points,
      reference: `play|${memberId}|${dayOf(at)}`,
      subject: null,
      at,
    } as const;
    await growPoints(tx, { merchant: merchant.code, memberId, ...entry });
  };
