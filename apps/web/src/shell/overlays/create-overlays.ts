// The queue of overlays: one shows at a time, and one below keeps its state.
import type { RouteName } from '../navigation/routes.ts';
import type { Busy, Overlays } from '../shell.ts';
import { createToasts, type Toast } from './create-toasts.ts';
import { behaviourOf, type OverlayBehaviour, type OverlayName, type OverlayTable } from './overlays.ts';
import { nextToOpen } from './queue.rules.ts';

export interface OpenOverlay extends OverlayBehaviour {
  readonly id: number;
  readonly name: OverlayName;
  readonly props: OverlayTable[OverlayName]['props'];
  /** The element that had the focus when the overlay was requested, and gets it back. */
  readonly opener: Element | null;
  /** Closes it with an answer; null, "closed without one", only where it may be closed. */
  readonly answer: (answer: unknown) => void;
}

type MayLieOver = (route: RouteName) => boolean;

/** One that waits. `ready`: its code has loaded. */
export type WaitingOverlay = Pick<OpenOverlay, 'id' | 'name' | 'kind' | 'closable' | 'props'> & {
  readonly ready: boolean;
  readonly isDue: boolean;
  readonly mayLieOver: MayLieOver;
};

/** Says why one that waits must not open yet; null where nothing is against it. */
export type HoldBack = (entry: WaitingOverlay, waiting: readonly WaitingOverlay[]) => HoldReason | null;
/** It is not known yet whether consent is asked for · consent goes first · the page is being scrolled · the day has no prompt left. */
export type HoldReason = 'unknown' | 'consent' | 'scrolling' | 'budget';

export interface OverlayDeps {
  readonly busy: Busy & { readonly onIdle: (listener: () => void) => () => void };
  /** Puts a history step under the overlay; returns a function that removes it. */
  readonly openStep: (onBack: () => boolean) => () => void;
  /** Fetches the code that renders the overlay; null when it has loaded. */
  readonly fetchCode: (name: OverlayName) => Promise<unknown> | null;
  /** Returns the message for an overlay that cannot be loaded. */
  readonly lostText: () => string;
  /** The page that the queue begins on. */
  readonly route: RouteName;
}

export interface OverlayQueue extends Overlays {
  /** Returns the open overlays; the last one is visible. */
  readonly openOverlays: () => readonly OpenOverlay[];
  /** Returns those that wait, for whoever shows the queue itself. */
  readonly waitingOverlays: () => readonly WaitingOverlay[];
  readonly shownToast: () => Toast | null;
  /** Sets what holds back overlays; to be called again when that has changed. */
  readonly holdBackBy: (holdBack: HoldBack) => void;
  /** Opens an overlay now that waits for the person to finish: it explains why they cannot finish. */
  readonly bringForward: (name: OverlayName) => void;
  /** Closes what a page opened for itself, when the page is left for another; what may not lie over that one waits again. */
  readonly leavePage: (to: RouteName) => void;
  /** Another page is there. */
  readonly arrive: (at: RouteName) => void;
  /** Closes an overlay that cannot be rendered; an alert's words become a toast. */
  readonly giveUp: (id: number) => void;
}

type Entry = OpenOverlay & {
  readonly promise: Promise<unknown>;
  readonly force: () => void;
  dropStep: (() => void) | null;
  /** True once the overlay's code has loaded; until then it neither opens nor holds up others. */
  ready: boolean;
  isDue: boolean;
  readonly mayLieOver: MayLieOver;
};

const sameAlert = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A new entry of the queue; `remove` takes it out of it. */
function makeEntry(
  id: number,
  { name, props, mayLieOver }: Pick<Entry, 'name' | 'props' | 'mayLieOver'>,
  remove: (entry: Entry) => void,
): Entry {
  const { kind, closable: mayClose, scrollLockDelayMs } = behaviourOf(name);
  const closable = mayClose && !('forced' in props);
  let settle: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  const close = (answer: unknown): void => {
    // What whoever opened it opens next is drawn in its place at once, and the page between the two never.
    settle(answer);
    remove(entry);
  };
  const entry: Entry = {
    id,
    name,
    kind,
    closable,
    scrollLockDelayMs,
    props,
    promise,
    dropStep: null,
    ready: false,
    isDue: 'isDue' in props,
    mayLieOver,
    opener: typeof document === 'undefined' ? null : document.activeElement,
    answer: (answer) => {
      if (answer !== null || closable) close(answer);
    },
    force: () => close(null),
  };
  return entry;
}

export function createOverlays({ busy, openStep, fetchCode, lostText, route }: OverlayDeps): OverlayQueue {
  const watchers = new Set<() => void>();
  let openOverlays: readonly Entry[] = [];
  let waiting: readonly Entry[] = [];
  let ids = 0;
  let holdBack: HoldBack = () => null;
  let at = route;
  /** The page is about to change: what could open now would open over the old one. */
  let isLeaving = false;

  const notify = (): void => {
    for (const listener of watchers) listener();
  };
  // What waits until a toast has been read opens when it goes.
  const toasts = createToasts(() => openNext());

  const openNext = (): void => {
    const next = (): Entry | null =>
      nextToOpen(
        waiting.filter((entry) => entry.ready && entry.mayLieOver(at) && !holdBack(entry, waiting)),
        openOverlays,
        { isBusy: busy.any(), hasToast: toasts.shown() !== null },
      );
    for (let entry = isLeaving ? null : next(); entry; entry = next()) openOne(entry);
    notify();
  };

  const openOne = (entry: Entry): void => {
    waiting = waiting.filter((other) => other !== entry);
    openOverlays = [...openOverlays, entry];
    entry.dropStep = openStep(() => {
      if (!entry.closable) return false;
      entry.dropStep = null;
      entry.answer(null);
      return true;
    });
  };

  const takeOut = (entry: Entry): void => {
    openOverlays = openOverlays.filter((other) => other !== entry);
    waiting = waiting.filter((other) => other !== entry);
    entry.dropStep?.();
    entry.dropStep = null;
  };

  const remove = (entry: Entry): void => {
    takeOut(entry);
    openNext();
  };

  /** What is open and may not lie over the page waits for one that it may lie over. */
  const setAside = (): void => {
    for (const entry of openOverlays.filter(({ mayLieOver }) => !mayLieOver(at)).reverse()) {
      takeOut(entry);
      waiting = [entry, ...waiting];
    }
  };

  /** An alert says what it has to say all the same; of the others only that they cannot be had. */
  const giveUp = (entry: Entry): void => {
    entry.force();
    toasts.show('message' in entry.props ? entry.props.message : lostText(), 'warn');
  };

  const enter = (entry: Entry): void => {
    waiting = [...waiting, entry];
    const comeUp = (): void => {
      entry.ready = true;
      openNext();
    };
    const fetching = fetchCode(entry.name);
    if (fetching) {
      fetching.then(comeUp, () => giveUp(entry));
      // Somebody may show that it is on the way.
      notify();
    } else comeUp();
  };

  busy.onIdle(openNext);

  return {
    openOverlays: () => openOverlays,
    waitingOverlays: () => waiting,
    topmost: () => openOverlays[openOverlays.length - 1]?.name ?? null,
    shownToast: toasts.shown,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    open: (name, props, mayLieOver = () => true) => {
      // The same alert twice at once is one alert.
      const same = [...openOverlays, ...waiting].find((other) => other.name === name && sameAlert(other.props, props));
      ids += 1;
      const entry = same ?? makeEntry(ids, { name, props, mayLieOver }, remove);
      if (!same) enter(entry);
      // The overlay of that name answers by the table's type; OverlayProps in kit/feature.ts holds it to that.
      return entry.promise as ReturnType<Overlays['open']> as never;
    },
    prepare: async (name) => void (await fetchCode(name)),
    toast: toasts.show,
    close: (name) => {
      for (const entry of [...openOverlays, ...waiting]) if (entry.name === name) entry.force();
    },
    holdBackBy: (by) => {
      holdBack = by;
      openNext();
    },
    bringForward: (name) => {
      for (const entry of waiting) if (entry.name === name) entry.isDue = true;
      openNext();
    },
    leavePage: (to) => {
      at = to;
      isLeaving = true;
      try {
        for (const entry of [...openOverlays, ...waiting]) if (entry.kind === 'own') entry.force();
        setAside();
      } finally {
        isLeaving = false;
      }
    },
    arrive: (page) => {
      at = page;
      setAside();
      openNext();
    },
    giveUp: (id) => {
      const entry = openOverlays.find((one) => one.id === id);
      if (entry) giveUp(entry);
    },
  };
}
