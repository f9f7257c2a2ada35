// Follows an order until it is decided: loads it while the page is seen, and fetches its payment instructions.
import type { PublicOrder } from '@foyer/contract';
import { type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import type { QrCode } from '../../shell/qr/qr.ts';
import { isDecided, isLateTransfer, type Payment } from './order.rules.ts';

/** The order is loaded so often in the first minute, and then less @assumed */
const FIRST_PAUSE_MS = 3_000;
const LATER_PAUSE_MS = 10_000;
const FIRST_LOADS = 20;
/** One load may fail without a message. */
const SILENT_MISSES = 1;

interface Followed {
  readonly order: PublicOrder;
  /** `unknown`: the member's orders have not come yet. Null: nothing to pay by for whoever looks. */
  readonly payment: Payment | 'unknown' | null;
  readonly qr: QrCode | null;
  /** The member says that it is paid. */
  readonly hasPaid: boolean;
  /** Questions since the page was last come to. */
  readonly loads: number;
  /** Questions in a row that had no answer. */
  readonly misses: number;
}

export type OrderState =
  /** The next load is planned. */
  | ({ readonly at: 'waiting' } & Followed)
  | ({ readonly at: 'loading' } & Followed)
  | ({ readonly at: 'decided' } & Followed);

export type OrderEvent =
  | { readonly type: 'loadDue' }
  /** The page is seen again. */
  | { readonly type: 'shown' }
  | { readonly type: 'loaded'; readonly order: PublicOrder }
  | { readonly type: 'loadFailed' }
  /** Someone has logged in meanwhile. */
  | { readonly type: 'memberCame' }
  | { readonly type: 'paymentCame'; readonly payment: Payment | null }
  | { readonly type: 'qrDrawn'; readonly qr: QrCode }
  | { readonly type: 'paidTapped' };

export type OrderEffect =
  | { readonly do: 'load'; readonly orderId: string }
  | { readonly do: 'loadLater'; readonly pauseMs: number }
  | { readonly do: 'fetchPayment'; readonly orderId: string }
  | { readonly do: 'drawQr'; readonly payment: Payment }
  /** The money is in the balance. */
  | { readonly do: 'announceMoney' };

type Next = Step<OrderState, OrderEffect>;
type Happened<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>;
const to = stepsOf<OrderState, OrderEffect>();

/** True where the last loads had no answer, so that what is seen may be old. */
export const isStale = ({ misses }: Pick<Followed, 'misses'>): boolean => misses > SILENT_MISSES;

const loadLater = (loads: number): OrderEffect => ({
  do: 'loadLater',
  pauseMs: loads < FIRST_LOADS ? FIRST_PAUSE_MS : LATER_PAUSE_MS,
});

const loadAgain = (state: OrderState, loads: number): Next =>
  to({ ...state, at: 'loading', loads: loads + 1 }, { do: 'load', orderId: state.order.orderId });

/** An order that may be paid now shows what by; one that failed may have a reason, and a late transfer takes its slip. */
const fetchPayment = (order: PublicOrder): readonly OrderEffect[] =>
  order.status === 'pending' || order.status === 'failed' || isLateTransfer(order)
    ? [{ do: 'fetchPayment', orderId: order.orderId }]
    : [];

const loaded = (state: OrderState, { order }: Happened<'loaded'>): Next => {
  const isSame = state.order.status === order.status;
  // A slip that is on its way when the time runs out arrives.
  const payment = isSame || isLateTransfer(order) ? state.payment : 'unknown';
  const next = { ...state, order, payment, misses: 0 };
  const arrived = order.status === 'succeeded' && state.order.status !== 'succeeded';
  const fetched = isSame && payment !== 'unknown' ? [] : fetchPayment(order);
  if (isDecided(order))
    return to({ ...next, at: 'decided' }, ...fetched, ...(arrived ? [{ do: 'announceMoney' } as const] : []));
  return to({ ...next, at: 'waiting' }, loadLater(next.loads), ...fetched);
};

const missed = (state: OrderState): Next => {
  const next = { ...state, misses: state.misses + 1 };
  if (isDecided(state.order)) return to({ ...next, at: 'decided' });
  return to({ ...next, at: 'waiting' }, { do: 'loadLater', pauseMs: LATER_PAUSE_MS });
};

const takePayment = (state: OrderState, { payment }: Happened<'paymentCame'>): Next =>
  to({ ...state, payment }, ...(payment ? [{ do: 'drawQr', payment } as const] : []));

const takeQr = (state: OrderState, { qr }: Happened<'qrDrawn'>): Next => to({ ...state, qr });
const memberCame = (state: OrderState): Next => to(state, ...fetchPayment(state.order));

const always = { paymentCame: takePayment, qrDrawn: takeQr, memberCame };

/** Returns the flow of an order as the page has loaded it. */
export const orderFlow = (order: PublicOrder): Flow<OrderState, OrderEvent, OrderEffect> => {
  const first = { order, payment: 'unknown', qr: null, hasPaid: false, loads: 0, misses: 0 } as const;
  return {
    name: 'order',
    start: isDecided(order)
      ? to({ ...first, at: 'decided' }, ...fetchPayment(order))
      : to({ ...first, at: 'waiting' }, loadLater(0), ...fetchPayment(order)),
    broken: { waiting: null, loading: missed, decided: null },
    anywhere: always,
    on: {
      waiting: {
        loadDue: (state) => loadAgain(state, state.loads),
        shown: (state) => loadAgain(state, 0),
        paidTapped: (state) => loadAgain({ ...state, hasPaid: true }, 0),
      },
      loading: {
        loaded,
        loadFailed: missed,
        paidTapped: (state) => to({ ...state, hasPaid: true }),
      },
      decided: {
        // A deposit that came too late, or was first declined, is booked all the same.
        shown: (state) => (state.order.status === 'succeeded' ? to(state) : loadAgain(state, 0)),
      },
    },
  };
};
