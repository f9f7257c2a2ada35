// The orders that a member sees: the newest, all that are open, transfers that wait for a person,
// and the last one that was paid.
import type { PlatformContext } from '../../../module.ts';
import { lastPaidOrder, type OrderRow, openOrdersOf, ordersOf } from './order-store.ts';
import { transfersOfMember } from './transfers.ts';

const LISTED_DAYS = 7;
const MOST_LISTED = 20;
const DAY_MS = 86_400_000;

/** The newest first. */
export const listedOrders = async (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  merchant: string,
  memberId: string,
): Promise<readonly OrderRow[]> => {
  const since = new Date(now().getTime() - LISTED_DAYS * DAY_MS);
  const [newest, open, transfers] = await Promise.all([
    ordersOf(db, merchant, memberId, since, MOST_LISTED),
    openOrdersOf(db, merchant, memberId, since),
    // A transfer takes its slip for as long as staff may book it.
    transfersOfMember(db, merchant, memberId, now()),
  ]);
  // Whoever deposits again may do so as the last time, however long ago that was.
  const isPaidListed = newest.some(({ status }) => status === 'succeeded');
  const paid = isPaidListed ? null : await lastPaidOrder(db, merchant, memberId);
  const all = [...newest, ...open, ...transfers, ...(paid === null ? [] : [paid])];
  return [...new Map(all.map((order) => [order.id, order])).values()].toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
};
