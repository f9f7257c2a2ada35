// The deposit that an order becomes when it is paid.
import type { Merchant } from '../../../merchants/merchant.ts';
import type { Deposit } from '../wallet/api.ts';
import type { OrderRow } from './order-store.ts';

export type PaidOrder = Pick<OrderRow, 'id' | 'memberId' | 'provider' | 'amount' | 'credited' | 'currency' | 'title'>;

export const depositOf = (merchant: Merchant, order: PaidOrder): Deposit => {
  const fee = order.amount - order.credited;
  return {
    merchant,
    memberId: order.memberId,
    currency: order.currency,
    type: 'deposit',
    legs: [
      { account: 'cash', amount: order.credited },
      ...(fee === 0n ? [] : [{ house: 'depositFees', amount: fee }]),
      { house: `deposits:${order.provider}`, amount: -order.amount },
    ],
    reference: `deposit|${order.id}`,
    subject: order.title,
    related: order.id,
  };
};
