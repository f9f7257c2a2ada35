// Books a bank transfer that a member of staff has seen on the account. No provider vouches for it, so a large one needs two people.
import type { Tx } from '../../../db/database.ts';
import type { PaymentNotice } from '../../../ports/payment/provider.ts';
import { Refusal } from '../../../refusal.ts';
import { judgeNotice, type NoticeVerdict } from './notice.rules.ts';
import { type Booking, takeNotice } from './notices.ts';
import { holdOrder } from './order-store.ts';
import { type Approval, approval, type Confirmation } from './two-people.ts';

/** `otherMethod`: a provider decides about it, and no person. */
export type ConfirmOutcome = NoticeVerdict | Approval | 'otherMethod';

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
  if (judgeNotice(order, order.provider, notice) === 'booked') {
    const waits = await approval(tx, confirmation, order, platform.now());
    if (waits !== null) return waits;
  }
  const source = { merchant, provider: order.provider, body: `confirmed by ${operator}` };
  return (await takeNotice(platform, tx, source, notice)).verdict;
};
