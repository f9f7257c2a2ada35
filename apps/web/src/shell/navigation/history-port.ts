// The only module that uses the browser's history. Back is asynchronous, so calls queue.

/** The values that an entry of the history remembers. */
export interface Entry {
  readonly index: number;
  readonly scroll: number;
}

export interface HistoryPort {
  readonly entry: () => Entry;
  /** Without an address the new entry keeps the present one. */
  readonly push: (entry: Entry, href?: string) => void;
  readonly replace: (entry: Entry, href: string) => void;
  readonly rememberScroll: (scroll: number) => void;
  /** One step back that is our own doing: nobody hears of it. */
  readonly back: () => void;
  /** Goes one step back, by the person's wish. */
  readonly leave: () => void;
  /** Runs work once our own steps are over: a step under way would stop a page that is being left. */
  readonly afterwards: (work: () => void) => void;
  readonly onMove: (moved: (entry: Entry) => void) => void;
}

/** A browser that never answers a step back (nothing to go back to) must not hold up what waits behind it. */
const STEP_BACK_MS = 400;
/** Looks at a step that is still to come: a busy browser takes seconds, and would take back what was pushed before. */
const MOST_LOOKS = 12;

const start: Entry = { index: 0, scroll: 0 };

/** An entry that is not ours has no position. */
const read = (state: Entry | null): Entry => (state?.index === undefined ? start : state);

export function createHistoryPort(view: Window): HistoryPort {
  const { history } = view;
  let answered: (() => void) | null = null;
  const waiting: (() => void)[] = [];
  const listeners: ((entry: Entry) => void)[] = [];
  // Positions are ours to restore, after the page has its content again.
  history.scrollRestoration = 'manual';

  const drain = (): void => {
    while (!answered) {
      const next = waiting.shift();
      if (!next) return;
      next();
    }
  };
  const oneAtATime = (work: () => void): void => {
    waiting.push(work);
    drain();
  };

  view.addEventListener('popstate', (event) => {
    if (answered) answered();
    else for (const moved of listeners) moved(read(event.state));
  });

  return {
    entry: () => read(history.state),
    push: (entry, href) => oneAtATime(() => history.pushState(entry, '', href)),
    replace: (entry, href) => oneAtATime(() => history.replaceState(entry, '', href)),
    rememberScroll: (scroll) =>
      oneAtATime(() => {
        const entry = read(history.state);
        // A slow phone takes ten milliseconds for it, each time that a page is left.
        if (entry.scroll !== scroll) history.replaceState({ ...entry, scroll }, '');
      }),
    back: () =>
      oneAtATime(() => {
        const { index } = read(history.state);
        let looks = 0;
        const done = (): void => {
          view.clearTimeout(timer);
          answered = null;
          drain();
        };
        const look = (): void => {
          looks += 1;
          // Below the first of our entries there may be nothing.
          if (index === 0 || looks === MOST_LOOKS || read(history.state).index !== index) done();
          else timer = view.setTimeout(look, STEP_BACK_MS);
        };
        let timer = view.setTimeout(look, STEP_BACK_MS);
        answered = done;
        history.back();
      }),
    afterwards: oneAtATime,
    leave: () => oneAtATime(() => history.back()),
    onMove: (moved) => void listeners.push(moved),
  };
}
