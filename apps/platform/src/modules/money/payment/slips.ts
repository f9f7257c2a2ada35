// Slips of bank transfers: the member shows the operator that the money was sent.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { type Documents, documentTimes } from '../../foundation/document/api.ts';
import { holdOrder, type OrderRow, orderById } from './order-store.ts';
import { awaitsPerson } from './transfer.rules.ts';

/** The trigger `slip_of_order` of the database knows it too. */
const PREFIX = 'slip|';
const subjectOf = (orderId: string): string => PREFIX + orderId;

/** An order of somebody else is as unknown as none. */
const requireTaker = (order: OrderRow | null, memberId: string, now: Date): void => {
  if (order === null || order.memberId !== memberId) throw new Refusal('order.unknown');
  if (!awaitsPerson(order, now)) throw new Refusal('document.unwanted');
};

/** When the slips of a member were sent, by order. */
export const slipTimes = async (on: Database | Tx, merchant: string, memberId: string, now: Date) => {
  const times = await documentTimes(on, { merchant, memberId }, PREFIX, now);
  return (orderId: string): Date | null => times.get(subjectOf(orderId)) ?? null;
};

/** The picture of an order's slip; null where there is none. */
export const slipOf = (
  documents: Documents,
  on: Database | Tx,
  { merchant, memberId, id }: Pick<OrderRow, 'merchant' | 'memberId' | 'id'>,
): Promise<Buffer | null> => documents.read(on, { merchant, memberId, subject: subjectOf(id) });

export const createSlips = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>, documents: Documents) => ({
  /**
   * Takes the slip of a transfer that nobody has decided, in place of the one before.
   * @throws Refusal order.unknown, document.unwanted, and those of `prepare`
   */
  send: async (
    { orderId }: InputOf<'wallet.slip'>,
    bytes: Buffer,
    { merchant, session: { memberId } }: MemberContext,
  ): Promise<OutputOf<'wallet.slip'>> => {
    requireTaker(await orderById(db, merchant.code, orderId), memberId, now());
    const prepared = await documents.prepare(bytes);
    const slipAt = await db.transaction(async (tx) => {
      requireTaker(await holdOrder(tx as Tx, merchant.code, orderId), memberId, now());
      return prepared.store(tx as Tx, merchant, { memberId, subject: subjectOf(orderId) });
    });
    return { slipAt: slipAt.toISOString() };
  },
});
