// What a provider's verified notice does to an order.
import type { PaymentNotice } from '../../../ports/payment/provider.ts';
import type { OrderRow } from './order-store.ts';

/** `booked` and `failed` change the order, `repeated` says again what is known; all others are set aside for the operator. */
export type NoticeVerdict =
  | 'booked'
  | 'failed'
  | 'repeated'
  | 'order unknown'
  | 'other provider'
  | 'other amount'
  | 'other currency'
  /** A payment that was booked is said to have failed. */
  | 'contradiction';

export const isSetAside = (verdict: NoticeVerdict): boolean => !['booked', 'failed', 'repeated'].includes(verdict);

/**
 * Money that was paid is booked whatever the order's state: a provider may decide after the order ran out here.
 * @param order the order that the notice names; null where this operator has none
 */
export const judgeNotice = (
  order: Pick<OrderRow, 'provider' | 'amount' | 'currency' | 'status' | 'refused'> | null,
  provider: string,
  notice: PaymentNotice,
): NoticeVerdict => {
  if (order === null) return 'order unknown';
  if (order.provider !== provider) return 'other provider';
  if (notice.currency !== order.currency) return 'other currency';
  const isPaid = notice.result === 'paid';
  if (isPaid && order.status === 'failed' && notice.amount === order.refused) return 'repeated';
  if (notice.amount !== order.amount) return 'other amount';
  if (isPaid) return order.status === 'succeeded' ? 'repeated' : 'booked';
  if (order.status === 'succeeded') return 'contradiction';
  return order.status === 'failed' ? 'repeated' : 'failed';
};
