// Marks of what must not be disturbed: a half-typed form, a payment, a game.
import type { Busy } from '../shell.ts';

export interface WatchedBusy extends Busy {
  /** Told whenever nothing is busy any more. */
  readonly onIdle: (listener: () => void) => () => void;
}

export function createBusy(): WatchedBusy {
  const marks = new Set<symbol>();
  const watchers = new Set<() => void>();
  return {
    begin: (what) => {
      const mark = Symbol(what);
      marks.add(mark);
      return () => {
        if (marks.delete(mark) && marks.size === 0) for (const listener of watchers) listener();
      };
    },
    any: (what) => [...marks].some((mark) => what === undefined || mark.description === what),
    onIdle: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}
