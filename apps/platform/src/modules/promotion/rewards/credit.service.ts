// Gives a member what was promised: points, cash or a bonus, in the transaction that keeps the claim.
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Localized, Merchant, Reward } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { takeBonus } from '../../money/bonus/api.ts';
import { moveMoney } from '../../money/wallet/api.ts';
import { addPoints } from '../points/api.ts';

export interface Credit {
  /** Of the claim: what makes it happen once. */
  readonly id: string;
  readonly merchant: Merchant;
  readonly member: Member;
  readonly reward: Reward;
  readonly source: 'mission' | 'goods';
  readonly title: Localized;
}

/** @throws Refusal bonus.running where the reward is a bonus and the member has one that runs */
export const giveReward = async (
  platform: Pick<PlatformContext, 'outbox'>,
  tx: Tx,
  credit: Credit,
  now: Date,
): Promise<void> => {
  const { id, merchant, member, reward, source, title } = credit;
  const reference = `reward|${id}`;
  if (reward.kind === 'points') {
    const points = {
      merchant: merchant.code,
      memberId: member.id,
      kind: source,
      amount: BigInt(reward.points),
    } as const;
    await addPoints(tx, { ...points, reference, subject: title, at: now });
    return;
  }
  const amount = BigInt(reward.amount);
  if (reward.kind === 'cash') {
    const { currency } = merchant.settings;
    const movement = { memberId: member.id, currency, type: 'reward', amount, against: 'rewards' } as const;
    await moveMoney(tx, { ...movement, merchant, reference, subject: title, related: id });
    return;
  }
  const bonus = { title, amount, stakes: amount * BigInt(reward.turnover), days: reward.days };
  if (!(await takeBonus(platform, tx, { id, merchant, member, bonus }, now))) throw new Refusal('bonus.running');
};
