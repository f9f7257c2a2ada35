// Performs the effects of an order's page.
import type { Runner } from '../../shell/flow/flow.ts';
import { isNotOffered } from '../../shell/http/failure.ts';
import { qrOf } from '../../shell/qr/qr.ts';
import type { Shell } from '../../shell/shell.ts';
import type { OrderEffect, OrderEvent } from './order.flow.ts';
import { type Payment, textToScan } from './order.rules.ts';

export interface OrderRunnerDeps extends Pick<Shell, 'load' | 'session' | 'events' | 'clock'> {
  readonly isVisible: () => boolean;
}

export function orderRunner({
  load,
  session,
  events,
  clock,
  isVisible,
}: OrderRunnerDeps): Runner<OrderEvent, OrderEffect> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const loadAgain = async (orderId: string): Promise<OrderEvent> => {
    clearTimeout(timer);
    const outcome = await load('wallet.order', { orderId });
    if (!outcome.ok) return { type: 'loadFailed' };
    if (outcome.value.serverTime) clock.learn(outcome.value.serverTime);
    return { type: 'loaded', order: outcome.value };
  };

  /** Only the member whose order it is learns how to pay it. */
  const paymentOf = async (orderId: string): Promise<Payment | 'unknown' | null> => {
    if (!session.current()) return null;
    const outcome = await load('wallet.orders', {});
    if (!outcome.ok) return isNotOffered(outcome) ? null : 'unknown';
    return outcome.value.items.find((order) => order.orderId === orderId) ?? null;
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'load':
        return loadAgain(effect.orderId).then(send);
      case 'loadLater':
        clearTimeout(timer);
        // A hidden page rests; it loads when it is seen again.
        timer = setTimeout(() => isVisible() && send({ type: 'loadDue' }), effect.pauseMs);
        return;
      case 'fetchPayment':
        return paymentOf(effect.orderId).then((payment) => {
          // Orders that did not come are fetched with the next load.
          if (payment !== 'unknown') send({ type: 'paymentCame', payment });
        });
      case 'drawQr': {
        const text = textToScan(effect.payment);
        // Without the code's picture the text can be copied.
        return text === null
          ? undefined
          : qrOf(text).then(
              (qr) => send({ type: 'qrDrawn', qr }),
              () => undefined,
            );
      }
      case 'announceMoney':
        return events.publish('balanceChanged', {});
    }
  };
}
