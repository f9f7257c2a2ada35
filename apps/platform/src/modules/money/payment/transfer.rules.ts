// Which bank transfers a person may still book. Pure.
import type { OrderRow } from './order-store.ts';

/** The money of a transfer that was ordered so long ago comes no more, or is booked by the order's id @assumed */
const REACH_DAYS = 28;
const DAY_MS = 86_400_000;

/** Transfers that were ordered before are in no list. */
export const inReachSince = (now: Date): Date => new Date(now.getTime() - REACH_DAYS * DAY_MS);

/**
 * True for a transfer that nobody has decided: staff see it, and it takes a slip. Banks are slower than the time to pay, which ends what
 * the provider is asked about, and not this.
 */
export const awaitsPerson = (
  { kind, status, createdAt }: Pick<OrderRow, 'kind' | 'status' | 'createdAt'>,
  now: Date,
): boolean =>
  kind === 'bankTransfer' && (status === 'pending' || status === 'expired') && createdAt > inReachSince(now);
