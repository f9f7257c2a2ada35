// Asks providers about orders that nobody heard of again, and ends those whose time is up.
import type { PlatformContext } from '../../../module.ts';
import type { QueryOutcome } from '../../../ports/payment/provider.ts';
import type { DepositService } from './deposit.service.ts';
import type { Notices } from './notices.ts';
import { endOrder, type OrderRow, stopQueries, takeDueOrders } from './order-store.ts';
import type { Providers } from './providers.ts';

const AT_ONCE = 20;
const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE_SECONDS = 3600;
/** A provider that says nothing of an order for so long after it ran out never will. */
const GIVES_UP_AFTER_MS = 24 * 60 * 60_000;

interface Parts {
  readonly platform: Pick<PlatformContext, 'db' | 'merchants' | 'now'>;
  readonly providers: Providers;
  readonly deposits: Pick<DepositService, 'request'>;
  readonly notices: Notices;
}

export const createReconcile = ({ platform, providers, deposits, notices }: Parts) => {
  const { db, merchants, now } = platform;

  const isGivenUp = ({ expiresAt }: OrderRow): boolean => now().getTime() - expiresAt.getTime() > GIVES_UP_AFTER_MS;

  /** An order that was not paid in its time has run out; it is asked about for a day more, since it may be paid all the same. */
  const expire = async (order: OrderRow): Promise<void> => {
    const moment = now();
    if (order.expiresAt > moment) return;
    await endOrder(db, order.id, 'expired', moment);
    if (isGivenUp(order)) await stopQueries(db, order.id);
  };

  /** Nobody knows whether it was paid: its page says so, and does not ask for another payment, until nobody asks any more. */
  const keepChecking = async (order: OrderRow): Promise<void> => {
    if (isGivenUp(order)) await expire(order);
  };

  /** The provider never had it, or has it and its answer was lost: without that answer nobody can pay. */
  const isToRequest = ({ status, expiresAt }: OrderRow, outcome: QueryOutcome['outcome']): boolean =>
    (outcome === 'unknown' || (outcome === 'open' && status === 'created')) && expiresAt > now();

  const apply = async (order: OrderRow, found: QueryOutcome): Promise<void> => {
    const merchant = merchants.byCode(order.merchant);
    if (merchant === null) return;
    if (found.outcome === 'decided') {
      const body = `asked: ${found.notice.result} ${found.notice.amount} ${found.notice.currency}`;
      const verdict = await notices.take({ merchant, provider: order.provider, body }, found.notice);
      if (verdict === 'failed') await stopQueries(db, order.id);
      // What was paid is not what was ordered: the order runs out as one that nobody paid, and the notice waits for the operator.
      else if (verdict !== 'booked') await expire(order);
    } else if (isToRequest(order, found.outcome)) await deposits.request(order);
    else if (found.outcome === 'unreachable') await keepChecking(order);
    else await expire(order);
  };

  const reconcile = async (order: OrderRow): Promise<void> => {
    const provider = providers.of(order.merchant, order.provider);
    if (provider === null) return expire(order);
    return apply(order, await provider.query(order.id, providers.digitsOf(order.merchant)));
  };

  /** One turn: every order that is due. Orders whose provider fails are asked about again later. */
  return async (): Promise<void> => {
    for (;;) {
      const due = await takeDueOrders(db, now(), {
        most: AT_ONCE,
        firstSeconds: FIRST_PAUSE_SECONDS,
        mostSeconds: LONGEST_PAUSE_SECONDS,
      });
      if (due.length === 0) return;
      await Promise.all(due.map(reconcile));
    }
  };
};
