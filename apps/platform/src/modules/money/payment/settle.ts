// Decides about orders of which another amount was paid, or nothing: a person books what arrived,
// or refuses.
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { creditedOf } from '../../../merchants/payments.ts';
import { Refusal } from '../../../refusal.ts';
import { amountText } from '../../../texts/amount-text.ts';
import { languageOf, memberById, notifyMember } from '../../account/member/api.ts';
import { missBonus } from '../bonus/api.ts';
import { closeNotices, isSaidPaid } from './notice-store.ts';
import { type Booking, bookOrder } from './notices.ts';
import { changeAmount, holdOrder, type OrderRow, refuseOrder } from './order-store.ts';
import { awaitsPerson } from './transfer.rules.ts';
import { type Approval, approval, type Confirmation } from './two-people.ts';

/**
 * `booked` and `refused` now, or by an earlier call. `notPaid`: no notice says that this amount was
 * paid, and no bank transfer of it waits to be refused. `final`: the order was booked in another
 * way. `allFee`: nothing of it would arrive.
 */
export type SettleOutcome = Approval | 'booked' | 'notPaid' | 'final' | 'allFee';
export type RefuseOutcome = 'refused' | 'notPaid' | 'final';

const NO_FEE = { fixed: '0', rate: 0 };

/** The fee of the method as it is now, offered or not; one that is gone takes none. */
const arriving = (merchant: Merchant, { method }: OrderRow, amount: bigint): bigint =>
  creditedOf(amount, merchant.payments.fees.get(method) ?? NO_FEE);

const held = async (tx: Tx, merchant: Merchant, id: string): Promise<OrderRow> => {
  const order = await holdOrder(tx, merchant.code, id);
  if (order === null) throw new Refusal('order.unknown');
  return order;
};

/** A refusal may be taken back as long as nothing else was paid. */
const isPaid = async (tx: Tx, order: OrderRow, { amount, currency }: Confirmation): Promise<boolean> =>
  currency === order.currency && (order.refused === amount || (await isSaidPaid(tx, order, amount)));

/**
 * Books what arrived in place of what was ordered, once, in the caller's transaction.
 * @throws Refusal order.unknown
 */
export const settleDeposit = async (platform: Booking, tx: Tx, confirmation: Confirmation): Promise<SettleOutcome> => {
  const { merchant, id, amount, operator } = confirmation;
  const at = platform.now();
  const order = await held(tx, merchant, id);
  if (order.status === 'succeeded') return order.ordered !== null && order.amount === amount ? 'booked' : 'final';
  if (!(await isPaid(tx, order, confirmation))) return 'notPaid';
  const credited = arriving(merchant, order, amount);
  if (credited <= 0n) return 'allFee';
  const waits = await approval(tx, confirmation, order, at);
  if (waits !== null) return waits;
  // The terms that the member read are those of the whole amount.
  const missed = amount < order.amount ? order.bonus : null;
  const settled = { ...order, amount, credited, bonus: missed === null ? order.bonus : null };
  await closeNotices(tx, order, amount);
  await changeAmount(tx, settled);
  const by = { merchant: merchant.code, provider: order.provider, noticeId: `operator|${id}`, orderId: id };
  const kept = { ...by, verdict: 'booked', body: `settled by ${operator}` } as const;
  await bookOrder(platform, tx, { merchant, order: settled, kept, at });
  const { memberId, currency } = order;
  if (missed !== null) await missBonus(platform, tx, { orderId: id, merchant, memberId, currency, bonus: missed }, at);
  return 'booked';
};

interface Why {
  /** The member reads it. */
  readonly reason: string;
}
type DepositRefusal = Confirmation & Why;

const tell = async (
  platform: Booking,
  tx: Tx,
  order: OrderRow,
  notice: 'depositRefused' | 'transferRefused',
  { merchant, amount, reason }: DepositRefusal,
) => {
  const member = await memberById(tx, order.memberId);
  if (member === null) return;
  const language = languageOf(member);
  const values = { amount: amountText(amount, merchant.settings, language), reason };
  await notifyMember(platform, tx, { notice, member, values }, { merchant, language });
};

const isOrdered = (order: OrderRow, { amount, currency }: Confirmation): boolean =>
  amount === order.amount && currency === order.currency;

/** A person refused it before, as one of which nothing was paid: a provider gives no reason. */
const isRefusedUnpaid = ({ status, refused, reason }: OrderRow): boolean =>
  status === 'failed' && refused === null && reason !== null;

/**
 * Ends a transfer whose money did not arrive. `refused` stays empty: money that comes later is
 * booked as that of any failed order.
 */
const refuseUnpaid = async (
  platform: Booking,
  tx: Tx,
  order: OrderRow,
  refusal: DepositRefusal,
): Promise<RefuseOutcome> => {
  if (!isOrdered(order, refusal)) return 'notPaid';
  if (isRefusedUnpaid(order)) return 'refused';
  const at = platform.now();
  if (!awaitsPerson(order, at)) return 'notPaid';
  await refuseOrder(tx, order.id, { refused: null, reason: refusal.reason }, at);
  await tell(platform, tx, order, 'transferRefused', refusal);
  return 'refused';
};

/**
 * Refuses what arrived in place of what was ordered, or a bank transfer of which nothing arrived,
 * in the caller's transaction, and tells the member why, once.
 * @throws Refusal order.unknown
 */
export const refuseDeposit = async (platform: Booking, tx: Tx, refusal: DepositRefusal): Promise<RefuseOutcome> => {
  const { merchant, id, amount, reason } = refusal;
  const order = await held(tx, merchant, id);
  if (order.status === 'succeeded') return 'final';
  if (!(await isPaid(tx, order, refusal))) return refuseUnpaid(platform, tx, order, refusal);
  if (order.status === 'failed' && order.refused === amount) return 'refused';
  await closeNotices(tx, order, amount);
  await refuseOrder(tx, id, { refused: amount, reason }, platform.now());
  await tell(platform, tx, order, 'depositRefused', refusal);
  return 'refused';
};
