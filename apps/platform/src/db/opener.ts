// Opens connections for a pool; after a failure one at a time, with a growing pause.

/** Gives a pool its connections. */
export interface Connector<C> {
  /** Opens a connection. Calls `lost` when the connection breaks later, with the reason. */
  readonly open: (lost: (reason: unknown) => void) => Promise<C>;
  readonly close: (connection: C) => Promise<void>;
  /** Hears of every statement and transaction that the connection begins (1) and ends (-1). */
  readonly count: (connection: C, change: 1 | -1) => void;
}

interface OpenerEvents<C> {
  /** Returns the number of further connections that the pool could use, those being opened included. */
  readonly wanted: () => number;
  /** Takes an open connection. Answers what to do when it breaks. */
  readonly opened: (connection: C) => (reason: unknown) => void;
  readonly failed: (reason: unknown) => void;
}

export interface Opener {
  /** Opens what is wanted, unless it is pausing. */
  readonly open: () => void;
  /** True while a connection is being opened and the last try did not fail. */
  readonly isOpening: () => boolean;
  /** Ends the pause and waits for the tries that are under way. */
  readonly close: () => Promise<void>;
}

const FIRST_PAUSE_MS = 50;

/** Between half and all of the pause, so that nodes do not come back at the same moment. */
const pauseAfter = (failures: number, longestMs: number): number =>
  Math.min(longestMs, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2);

/** @param longestPauseMs where the pause stops growing */
export const createOpener = <C>(longestPauseMs: number, connector: Connector<C>, events: OpenerEvents<C>): Opener => {
  const tries = new Set<Promise<void>>();
  let failures = 0;
  let pause: NodeJS.Timeout | undefined;

  const openOne = async (): Promise<void> => {
    let whenLost: (reason: unknown) => void = () => undefined;
    try {
      const connection = await connector.open((reason) => whenLost(reason));
      failures = 0;
      whenLost = events.opened(connection);
    } catch (error) {
      pause = setTimeout(resume, pauseAfter(failures, longestPauseMs));
      failures += 1;
      events.failed(error);
    }
  };

  const open = (): void => {
    while (pause === undefined && tries.size < Math.min(events.wanted(), failures > 0 ? 1 : Number.POSITIVE_INFINITY)) {
      const one = openOne().finally(() => {
        tries.delete(one);
        open();
      });
      tries.add(one);
    }
  };

  const resume = (): void => {
    pause = undefined;
    open();
  };

  return {
    open,
    isOpening: () => tries.size > 0 && failures === 0,
    close: async () => {
      clearTimeout(pause);
      await Promise.all(tries);
    },
  };
};
