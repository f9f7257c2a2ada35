// The state that the mobile-number form shows, which number-engine.tsx reports once loaded.
// The engine loads once the form is there; an earlier tap is remembered.
import type { ReactNode } from 'react';
import type { NumberAndCode } from './number-engine.tsx';

export interface NumberView {
  /** Null until the engine is there. */
  readonly by: NumberAndCode | null;
  /** The element that the form has to render so that the engine runs. */
  readonly engine: ReactNode;
  /** True while the person wants to continue and waits for the engine. */
  readonly waiting: boolean;
  /** True where the engine failed to load while the person waited for it. */
  readonly lost: boolean;
}

export interface NumberBoard {
  /** Fetches the engine with the first subscriber. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => NumberView;
  /** Takes a report of the engine. */
  readonly put: (by: NumberAndCode) => void;
  readonly proceed: () => void;
}

/** `persist` loads the engine until it has come. */
export function createNumberBoard(
  fetchEngine: (board: NumberBoard) => Promise<ReactNode>,
  persist: (load: () => Promise<void>) => Promise<void>,
): NumberBoard {
  const watchers = new Set<() => void>();
  let view: NumberView = { by: null, engine: null, waiting: false, lost: false };
  let begun = false;

  const show = (change: Partial<NumberView>): void => {
    view = { ...view, ...change };
    for (const listener of watchers) listener();
  };
  const load = async (): Promise<void> => {
    const engine = await fetchEngine(board);
    if (view.engine === null) show({ engine });
  };
  const board: NumberBoard = {
    subscribe: (listener) => {
      watchers.add(listener);
      if (!begun) void persist(load);
      begun = true;
      return () => watchers.delete(listener);
    },
    current: () => view,
    put: (by) => {
      const { waiting } = view;
      show({ by, waiting: false, lost: false });
      if (waiting) by.proceed();
    },
    proceed: () => {
      if (view.by) {
        view.by.proceed();
        return;
      }
      show({ waiting: true, lost: false });
      load().catch(() => view.by || show({ waiting: false, lost: true }));
    },
  };
  return board;
}
