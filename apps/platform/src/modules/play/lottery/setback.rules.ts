// When an issue is tried again whose receipts could not all be settled.

/** Failures of one turn after which an issue waits: they are likely the fault, and its receipts would all fail. */
const MOST_FAILURES = 20;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** What became of an issue in a turn so far. */
export interface Turn {
  settled: number;
  failures: number;
  /** Another node is at the issue, and goes on alone. */
  isElsewhere: boolean;
  /** The member who was tried last. The next turn goes on after them, so that nobody behind the failures waits for good. */
  after: string;
}

export interface Setback {
  readonly pauseMs: number;
  readonly until: Date;
  readonly after: string;
  /** Receipts of the issue that are open. */
  readonly stuck: number;
}

export const isOver = ({ failures, isElsewhere }: Turn): boolean => isElsewhere || failures >= MOST_FAILURES;

/** Pauses grow while nothing of the issue can be settled. Null: nothing failed. */
export const afterTurn = (
  { settled, failures, after }: Turn,
  earlier: Pick<Setback, 'pauseMs'> | undefined,
  now: Date,
): Omit<Setback, 'stuck'> | null => {
  if (failures === 0) return null;
  const isFirst = settled > 0 || earlier === undefined;
  const pauseMs = isFirst ? FIRST_PAUSE_MS : Math.min(2 * earlier.pauseMs, LONGEST_PAUSE_MS);
  return { pauseMs, until: new Date(now.getTime() + pauseMs), after };
};
