// Whether a deposit that a person books needs a second one.
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { holdMember } from '../../account/member/api.ts';
import { approveOrder, confirmedSince, type OrderRow } from './order-store.ts';

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

/** `approved`: a second person has to confirm it, too. `samePerson`: the one who confirmed it already is no second one. */
export type Approval = 'approved' | 'samePerson';

const isShared = async (tx: Tx, { merchant, amount }: Confirmation, order: OrderRow, now: Date): Promise<boolean> => {
  const { twoPeopleFrom } = merchant.withdrawals;
  if (twoPeopleFrom === null) return false;
  // One after the other: two confirmations of one moment count each other.
  await holdMember(tx, order.memberId);
  const since = new Date(now.getTime() - COUNTED_MS);
  return amount + (await confirmedSince(tx, order, since)) >= twoPeopleFrom;
};

/** Null: the amount may be booked now. Both people name the same amount. Called with the order held. */
export const approval = async (
  tx: Tx,
  confirmation: Confirmation,
  order: OrderRow,
  now: Date,
): Promise<Approval | null> => {
  if (!(await isShared(tx, confirmation, order, now))) return null;
  const { amount, operator } = confirmation;
  const isAgreed = order.firstApproval !== null && (order.approvedAmount ?? order.amount) === amount;
  if (isAgreed) return order.firstApproval === operator ? 'samePerson' : null;
  await approveOrder(tx, order.id, operator, amount);
  return 'approved';
};
