// Finds the member's orders of one kind that are not decided yet, again whenever the page is seen, money has moved, or one has
// waited a while on a page that stays in view.
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Shell } from '../../shell/shell.ts';

/** So often a page in view looks how an open order stands @assumed */
const PAUSE_MS = 10_000;

export interface Order {
  readonly orderId: string;
}

interface Found<O> {
  /** The newest first. */
  readonly orders: readonly O[];
}

export type OpenOrdersState<O> =
  /** `isStale`: something has happened since the look began; its answer may not know of it. */
  ({ readonly at: 'looking'; readonly isStale?: boolean } & Found<O>) | ({ readonly at: 'resting' } & Found<O>);

export type OpenOrdersEvent<O> =
  | { readonly type: 'shown' }
  | { readonly type: 'lookDue' }
  | { readonly type: 'moneyMoved' }
  | { readonly type: 'found'; readonly orders: readonly O[] }
  /** The orders did not come: what is seen stays. */
  | { readonly type: 'failed' };

export type OpenOrdersEffect =
  | { readonly do: 'look' }
  | { readonly do: 'lookLater'; readonly pauseMs: number }
  /** An order was decided: its money has arrived or has come back. */
  | { readonly do: 'announceMoney' };

/** Orders that are known before the first look. */
export interface KnownOrders<O> extends Found<O> {
  /** They are as new as the page: nobody has to look at once. */
  readonly areNew: boolean;
}

export function openOrdersFlow<O extends Order>(
  name: string,
  { orders: known, areNew }: KnownOrders<O> = { orders: [], areNew: false },
): Flow<OpenOrdersState<O>, OpenOrdersEvent<O>, OpenOrdersEffect> {
  const to = stepsOf<OpenOrdersState<O>, OpenOrdersEffect>();
  const announceMoney: OpenOrdersEffect = { do: 'announceMoney' };
  const lookAgain = ({ orders }: Found<O>) => to({ at: 'looking', orders }, { do: 'look' });
  const rest = (orders: readonly O[], ...effects: readonly OpenOrdersEffect[]) => {
    const later: readonly OpenOrdersEffect[] = orders.length > 0 ? [{ do: 'lookLater', pauseMs: PAUSE_MS }] : [];
    return to({ at: 'resting', orders }, ...later, ...effects);
  };
  return {
    name,
    start: areNew ? rest(known) : to({ at: 'looking', orders: known }, { do: 'look' }),
    broken: { looking: ({ orders }) => rest(orders), resting: null },
    on: {
      looking: {
        found: (before, { orders }) => {
          const isDecided = ({ orderId }: O): boolean => !orders.some((order) => order.orderId === orderId);
          const effects = before.orders.some(isDecided) ? [announceMoney] : [];
          return before.isStale ? to({ at: 'looking', orders }, { do: 'look' }, ...effects) : rest(orders, ...effects);
        },
        failed: ({ orders, isStale }) => (isStale ? lookAgain({ orders }) : rest(orders)),
        shown: (state) => to({ ...state, isStale: true }),
        moneyMoved: (state) => to({ ...state, isStale: true }),
      },
      resting: { shown: lookAgain, lookDue: lookAgain, moneyMoved: lookAgain },
    },
  };
}

export interface OpenOrdersDeps<O> extends Pick<Shell, 'events'> {
  /** Null: they did not come. */
  readonly look: () => Promise<readonly O[] | null>;
  readonly isVisible: () => boolean;
}

export function openOrdersRunner<O>({
  look,
  events,
  isVisible,
}: OpenOrdersDeps<O>): Runner<OpenOrdersEvent<O>, OpenOrdersEffect> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (effect, send) => {
    switch (effect.do) {
      case 'look':
        clearTimeout(timer);
        return look().then((orders) => send(orders === null ? { type: 'failed' } : { type: 'found', orders }));
      case 'lookLater':
        clearTimeout(timer);
        // A hidden page rests; it looks when it is seen again.
        timer = setTimeout(() => isVisible() && send({ type: 'lookDue' }), effect.pauseMs);
        return;
      case 'announceMoney':
        return events.publish('balanceChanged', {});
    }
  };
}
