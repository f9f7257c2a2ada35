// The server's clock, as far as answers have revealed it, and a tick for countdowns.
import type { Clock } from '../shell.ts';

/** Time that only goes forward, so that a phone whose clock is set while the page is open counts on. */
export interface TimeSource {
  readonly wall: () => number;
  readonly steady: () => number;
}

/** Dates in answers have whole seconds. */
const TICK_MS = 1000;
/** The phone's clock and the steady one drift apart by less. */
const LEAST_SLEEP_MS = 2000;
/** No call takes longer. */
const LATEST_ANSWER_MS = 60_000;

/**
 * Every Date header is a moment the server has surely reached, so the latest of all of them, carried on by the steady clock, comes
 * closer with every answer. The steady clock stands still while a phone sleeps.
 */
export function createClock(time: TimeSource): Clock {
  let origin: number | null = null;
  let assumed = 0;
  let slept = 0;
  const lead = (): number => time.wall() - time.steady();
  let known = lead();
  return {
    // Whole milliseconds: the steady clock counts parts of them, and the wire takes none.
    now: () => Math.floor(origin === null ? time.wall() + assumed : origin + slept + time.steady()),
    assume: (errorMs) => {
      assumed = errorMs;
    },
    learn: (serverDate) => {
      const elapsed = Date.parse(serverDate) - time.steady();
      if (Number.isNaN(elapsed)) return;
      // An answer out of a cache is as old as it says: it tells nothing of the sleep.
      const isFresh = slept > 0 && elapsed > (origin ?? 0) - LATEST_ANSWER_MS;
      origin = isFresh ? elapsed : Math.max(origin ?? elapsed, elapsed);
      if (isFresh) slept = 0;
      known = lead();
    },
    wake: () => {
      const more = lead() - known;
      if (origin === null || more < LEAST_SLEEP_MS) return;
      // Or somebody has set the phone's clock: the next answer tells.
      slept += more;
      known += more;
    },
  };
}

export const browserTime: TimeSource = { wall: () => Date.now(), steady: () => performance.now() };

/** A value that changes once a second while it has subscribers; without them it is at most a second old. */
export interface Ticker {
  readonly now: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTicker(clock: Clock): Ticker {
  const watchers = new Set<() => void>();
  let shown = clock.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = (): void => {
    shown = clock.now();
    for (const elapsed of watchers) elapsed();
  };
  return {
    now: () => {
      // It stands still for a second, as whoever reads it twice while drawing needs it.
      if (watchers.size === 0 && Math.abs(clock.now() - shown) >= TICK_MS) shown = clock.now();
      return shown;
    },
    subscribe: (listener) => {
      watchers.add(listener);
      if (watchers.size === 1) {
        shown = clock.now();
        timer = setInterval(tick, TICK_MS);
      }
      return () => {
        watchers.delete(listener);
        if (watchers.size === 0) clearInterval(timer);
      };
    },
  };
}
