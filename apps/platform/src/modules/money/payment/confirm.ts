// Books a bank transfer that a member of staff has seen on the account. No provider vouches for it, so a large one needs two people.
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PaymentNotice } from '../../../ports/payment/provider.ts';
import { Refusal } from '../../../refusal.ts';
import { holdMember } from '../../account/member/api.ts';
import { judgeNotice, type NoticeVerdict } from './notice.rules.ts';
import { type Booking, takeNotice } from './notices.ts';
import { approveOrder, confirmedSince, holdOrder, type OrderRow } from './order-store.ts';

/** Amounts of so long count together: a large one in pieces is still a large one @assumed */
const COUNTED_MS = 24 * 60 * 60_000;

/** What a person says has arrived. */
export interface Confirmation {
  readonly merchant: Merchant;
  readonly id: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  /** Name of the person. */
  readonly operator: string;
}

/**
 * `approved`: a second person has to confirm it, too. `samePerson`: the one who confirmed it already is no second one. `otherMethod`: a
 * provider decides about it, and no person.
 */
export type ConfirmOutcome = NoticeVerdict | 'approved' | 'samePerson' | 'otherMethod';

const isShared = async (tx: Tx, { merchant }: Confirmation, order: OrderRow, now: Date): Promise<boolean> => {
  const { twoPeopleFrom } = merchant.withdrawals;
  if (twoPeopleFrom === null) return false;
  // One after the other: two confirmations of one moment count each other.
  await holdMember(tx, order.memberId);
  const since = new Date(now.getTime() - COUNTED_MS);
  return order.amount + (await confirmedSince(tx, order, since)) >= twoPeopleFrom;
};

/**
 * Confirms a deposit in the caller's transaction.
 * @throws Refusal order.unknown
 */
export const confirmDeposit = async (
  platform: Booking,
  tx: Tx,
  confirmation: Confirmation,
): Promise<ConfirmOutcome> => {
  const { merchant, id, amount, currency, operator } = confirmation;
  const order = await holdOrder(tx, merchant.code, id);
  if (order === null) throw new Refusal('order.unknown');
  if (order.kind !== 'bankTransfer') return 'otherMethod';
  const notice: PaymentNotice = { noticeId: `operator|${id}`, orderId: id, result: 'paid', amount, currency };
  const isBooked = judgeNotice(order, order.provider, notice) === 'booked';
  if (isBooked && (await isShared(tx, confirmation, order, platform.now()))) {
    if (order.firstApproval === operator) return 'samePerson';
    if (order.firstApproval === null) {
      await approveOrder(tx, id, operator);
      return 'approved';
    }
  }
  const source = { merchant, provider: order.provider, body: `confirmed by ${operator}` };
  return (await takeNotice(platform, tx, source, notice)).verdict;
};
