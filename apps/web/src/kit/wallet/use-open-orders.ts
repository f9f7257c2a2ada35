// The member's open orders of one kind while a component shows them.
import { useState } from 'react';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import { useFlow, useShell } from '../shell-context.tsx';
import { type Order, openOrdersFlow, openOrdersRunner } from './open-orders.flow.ts';

/** A kind of orders: its name, and how a member's open ones are found; null: they did not come. */
export interface OpenOrderKind<O extends Order> {
  readonly name: string;
  readonly look: (load: Load) => Promise<readonly O[] | null>;
}

interface Seen {
  readonly member: string | undefined;
  readonly orders: readonly Order[];
}

/** What was seen last, by kind: the next page shows it from its beginning, and does not move when the answer comes. */
const lastSeen = new WeakMap<Shell, Map<string, Seen>>();

function seenBy(shell: Shell): Map<string, Seen> {
  const known = lastSeen.get(shell);
  if (known) return known;
  const made = new Map<string, Seen>();
  lastSeen.set(shell, made);
  return made;
}

/** Returns the open orders, the newest first. `loaded`: those that came with the page. */
export function useOpenOrders<O extends Order>(
  { name, look }: OpenOrderKind<O>,
  loaded: readonly O[] | null = null,
): readonly O[] {
  const shell = useShell();
  const { load, events, session } = shell;
  const [{ flow, runner }] = useState(() => {
    const member = session.current()?.id;
    const seen = seenBy(shell);
    const last = seen.get(name);
    // Under its name a kind keeps nothing but its own orders.
    const kept = last && last.member === member ? (last.orders as readonly O[]) : [];
    return {
      flow: openOrdersFlow<O>(name, { orders: loaded ?? kept, areNew: loaded !== null }),
      runner: openOrdersRunner<O>({
        look: async () => {
          const orders = await look(load);
          if (orders) seen.set(name, { member, orders });
          return orders;
        },
        events,
        isVisible: () => document.visibilityState === 'visible',
      }),
    };
  });
  const [{ orders }, send] = useFlow(flow, runner);
  useAppEvent(events, 'pageShown', () => send({ type: 'shown' }));
  useAppEvent(events, 'wentOnline', () => send({ type: 'shown' }));
  useAppEvent(events, 'balanceChanged', () => send({ type: 'moneyMoved' }));
  return orders;
}
