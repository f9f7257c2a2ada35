// A run of a flow in tests, without a runner: effects are collected instead of performed.
import { advance, type EventBase, type Flow, type StateBase, type Step } from './flow.ts';

/**
 * Takes the events one after the other. Answers the last state and all effects that the events led to,
 * in order; what the flow does at its start is read from `flow.start`.
 */
export function playFlow<S extends StateBase, E extends EventBase, X>(
  flow: Flow<S, E, X>,
  events: readonly NoInfer<E>[],
): Step<S, X> {
  let { state } = flow.start;
  const effects: X[] = [];
  for (const event of events) {
    const step = advance(flow, state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

/** Waits until all work is done that waits for nothing but promises. Needs the real timers. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
