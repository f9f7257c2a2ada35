// A runner whose code loads with the first touch of its form: the page renders without it.
import type { EventBase, Runner } from './flow.ts';

export interface LateRunner<E, X> {
  /** Runs an effect. An effect that comes before the code has loaded runs when the code is there. */
  readonly run: Runner<E, X>;
  /** The person is at the form: the code is fetched ahead of the tap. */
  readonly prepare: () => void;
}

/**
 * Makes a runner that loads at its first use. `lost` makes the event for code that did not load; the next use
 * requests it again.
 */
export function lateRunner<E extends EventBase, X>(
  fetchRunner: () => Promise<Runner<E, X>>,
  lost: () => E,
): LateRunner<E, X> {
  let coming: Promise<Runner<E, X>> | null = null;
  const fetchOnce = (): Promise<Runner<E, X>> => {
    coming ??= fetchRunner();
    coming.catch(() => {
      coming = null;
    });
    return coming;
  };
  return {
    run: (effect, dispatch) =>
      fetchOnce().then(
        (perform) => perform(effect, dispatch),
        () => dispatch(lost()),
      ),
    prepare: () => void fetchOnce().catch(() => undefined),
  };
}
