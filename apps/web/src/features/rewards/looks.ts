// Looks at a page of rewards again: loads it, and waits for the next of its times to be over.
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ActEffect, ActEvent } from './act.flow.ts';

/** Phones on which the same day ends ask within this time of each other @assumed. */
const SPREAD_MS = 2_000;
/** Before the next look where a time is over that the page still shows: its answer was of before, or did not come. */
const OVERDUE_MS = 60_000;
/** Browsers take no longer waits than some weeks. */
const LONGEST_MS = 86_400_000;

/** Milliseconds until the first of the times is over, and a moment of its own for each phone; null where there is none. */
export function waitOf(ends: readonly string[], now: number, random: number): number | null {
  if (ends.length === 0) return null;
  const left = Math.min(...ends.map(Date.parse)) - now;
  return Math.min(left > 0 ? left : OVERDUE_MS, LONGEST_MS) + random * SPREAD_MS;
}

export interface Looked<D> {
  readonly loadAnew: (load: Shell['load']) => Promise<Outcome<D | null>>;
  /** The times after which the page shows something else. */
  readonly endsOf: (data: D, now: number) => readonly string[];
}

interface Outside {
  readonly isVisible: () => boolean;
  readonly random: () => number;
}

const outside: Outside = { isVisible: () => document.visibilityState === 'visible', random: Math.random };

export type LookEffect<D> = Exclude<ActEffect<D, never>, { readonly do: 'act' }>;
type Dispatch<D> = (event: ActEvent<D, never>) => void;

/** Performs the effects of a page that is only looked at, and those looks of a page on which the member acts. */
export function createLooks<D>(
  { load, clock }: Pick<Shell, 'load' | 'clock'>,
  { loadAnew, endsOf }: Looked<D>,
  { isVisible, random }: Outside = outside,
): (effect: LookEffect<D>, dispatch: Dispatch<D>) => Promise<void> {
  let loads = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async (effect, dispatch) => {
    if (effect.do === 'wait') {
      clearTimeout(timer);
      const now = clock.now();
      const wait = waitOf(endsOf(effect.data, now), now, random());
      // A page that nobody sees is loaded when it is seen again.
      if (wait !== null) timer = setTimeout(() => isVisible() && dispatch({ type: 'loadDue' }), wait);
      return;
    }
    loads += 1;
    const own = loads;
    const outcome = await loadAnew(load);
    // A look from before an act may answer after the load that follows the act.
    if (own !== loads) return;
    dispatch(outcome.ok && outcome.value ? { type: 'loaded', data: outcome.value } : { type: 'loadFailed' });
  };
}
