// Which bonus a member may choose with a deposit, and whether a deposit asks for just that.
import type { InputOf } from '@foyer/contract';
import type { DepositBonusOffer } from '../../../merchants/merchant.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { mayTakePart } from '../../account/member/api.ts';
import { bonusesHad, type OrderBonus, termsOf } from '../bonus/api.ts';
import { isBonusOrdered } from './order-store.ts';

/**
 * The bonus that is offered to a member: null where the operator has none, the member takes part in no promotion or has had it
 * often enough, or one runs or waits for its deposit.
 */
export const bonusOffer = async (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { merchant, session }: MemberContext,
): Promise<DepositBonusOffer | null> => {
  const offer = merchant.payments.depositBonus;
  if (offer === null || !mayTakePart(session.member, now())) return null;
  const [had, isOrdered] = await Promise.all([
    bonusesHad(db, merchant.code, session.memberId),
    isBonusOrdered(db, merchant.code, session.memberId, now()),
  ]);
  return had.isRunning || isOrdered || had.ofDeposits >= offer.times ? null : offer;
};

/** The bonus of a deposit; null where its terms are not those that the member read. */
export const bonusAsRead = (
  offer: DepositBonusOffer | null,
  { amount, bonus: read }: InputOf<'wallet.deposit'>,
): OrderBonus | null => {
  const terms = offer && termsOf(offer, BigInt(amount));
  if (!offer || !terms || !read) return null;
  const isSame =
    terms.amount === BigInt(read.amount) && terms.stakes === BigInt(read.stakes) && terms.days === read.days;
  return isSame ? { title: offer.title, times: offer.times, ...terms } : null;
};
