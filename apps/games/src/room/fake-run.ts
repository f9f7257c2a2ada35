// A run of a flow in tests, without a runner: effects are collected instead of performed.

/** Takes the events one after the other. Answers the last state and all effects, in order. */
export function playSteps<S, E, X>(
  step: (state: S, event: E) => readonly [S, readonly X[]],
  start: S,
  events: readonly NoInfer<E>[],
): { readonly state: S; readonly effects: readonly X[] } {
  let state = start;
  const effects: X[] = [];
  for (const event of events) {
    const [next, todo] = step(state, event);
    state = next;
    effects.push(...todo);
  }
  return { state, effects };
}
