// A runner whose code loads with the first touch of its form: the page renders without it.
import { type EventBase, lostCode, type Runner } from './flow.ts';

export interface LazyRunner<E, X> {
  /** Runs an effect. An effect that comes before the code has loaded runs when the code is there. */
  readonly run: Runner<E, X>;
  /** The person is at the form: the code is fetched ahead of the tap. */
  readonly prepare: () => void;
}

/**
 * Makes a runner that loads at its first use. Where the code does not load, the flow takes its way out of a fault, and
 * the next use requests the code again. `atOnce` performs an effect that needs none of that code; it returns false for
 * all others.
 */
export function lazyRunner<E extends EventBase, X>(
  load: () => Promise<Runner<E, X>>,
  atOnce: (effect: X) => boolean = () => false,
): LazyRunner<E, X> {
  let coming: Promise<Runner<E, X>> | null = null;
  const loadOnce = (): Promise<Runner<E, X>> => {
    coming ??= load();
    coming.catch(() => {
      coming = null;
    });
    return coming;
  };
  return {
    run: async (effect, send) => {
      if (atOnce(effect)) return;
      const perform = await loadOnce().catch((cause: unknown) => {
        throw lostCode(cause);
      });
      await perform(effect, send);
    },
    prepare: () => void loadOnce().catch(() => undefined),
  };
}
