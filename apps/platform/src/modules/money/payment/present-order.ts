// Orders as the wire carries them.
import type { DepositOrder, LanguageCode, PublicOrder } from '@foyer/contract';
import type { OrderRow } from './order-store.ts';
import { awaitsPerson } from './transfer.rules.ts';

/** An order whose provider has not answered, or whose time is up while nobody knows, is being checked. */
const statusOf = ({ status, expiresAt }: OrderRow, now: Date): DepositOrder['status'] => {
  if (status === 'created') return 'checking';
  return status === 'pending' && expiresAt <= now ? 'checking' : status;
};

const shared = (order: OrderRow, language: LanguageCode, now: Date) => ({
  orderId: order.id,
  status: statusOf(order, now),
  method: order.title[language] ?? order.title.EN,
  kind: order.kind,
  amount: String(order.amount),
  credited: String(order.credited),
  currency: order.currency,
  createdAt: order.createdAt.toISOString(),
  expiresAt: order.expiresAt.toISOString(),
  decidedAt: order.decidedAt?.toISOString() ?? null,
});

/** For whoever has the order's id: nothing of the member, and nothing to pay to. */
export const publicOrder = (order: OrderRow, language: LanguageCode, now: Date): PublicOrder => ({
  ...shared(order, language, now),
  serverTime: now.toISOString(),
});

const none = { payUrl: null, pixCode: null, transfer: null, wallet: null } as const;

/** For the member: with what an open order is paid by, when its slip was sent, and why it was refused. */
export const memberOrder = (
  order: OrderRow,
  language: LanguageCode,
  now: Date,
  slipAt: Date | null = null,
): DepositOrder => {
  const common = shared(order, language, now);
  const instructions = (common.status === 'pending' && order.instructions) || none;
  return {
    ...common,
    ...instructions,
    takesSlip: awaitsPerson(order, now),
    slipAt: slipAt?.toISOString() ?? null,
    reason: common.status === 'failed' ? order.reason : null,
  };
};
