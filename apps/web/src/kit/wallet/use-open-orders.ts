// The member's open orders of one kind while a component shows them.
import { useState } from 'react';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import type { Flow } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { useFlow, useShell } from '../shell-context.tsx';
import {
  type OpenOrdersEffect,
  type OpenOrdersEvent,
  type OpenOrdersState,
  openOrdersRunner,
  stripsOf,
} from './open-orders.flow.ts';

/** Returns the orders that get a strip, the newest first. */
export function useOpenOrders<O>(
  flow: Flow<OpenOrdersState<O>, OpenOrdersEvent<O>, OpenOrdersEffect>,
  lookBy: (load: Load) => Promise<readonly O[] | null>,
): readonly O[] {
  const { load, events } = useShell();
  const [runner] = useState(() =>
    openOrdersRunner<O>({
      look: () => lookBy(load),
      events,
      isVisible: () => document.visibilityState === 'visible',
    }),
  );
  const [{ orders }, send] = useFlow(flow, runner);
  useAppEvent(events, 'pageShown', () => send({ type: 'shown' }));
  useAppEvent(events, 'balanceChanged', () => send({ type: 'moneyMoved' }));
  return stripsOf(orders);
}
