// The state of a pool of database connections: its connections, their work, and the work that waits.
import type { Connector, Opener } from './opener.ts';

export interface PoolLimits {
  /** Connections at most. */
  readonly size: number;
  /** Statements that one connection takes at the same time; it answers them in their order. */
  readonly depth: number;
  /** Work that may wait for a connection. The rest is refused at once. */
  readonly maxWaiting: number;
  /** Longest that work waits for a connection. */
  readonly waitMs: number;
  /** Longest pause after a connection could not be opened. */
  readonly backoffMs: number;
  /** A connection older than this is closed as soon as it is idle. */
  readonly lifetimeMs: number;
}

/** A statement or a transaction. */
export interface Job<C> {
  readonly isTransaction: boolean;
  /** Runs the job, and calls `ended` before its outcome is known to others. */
  readonly run: (connection: C, ended: () => void) => void;
  readonly refuse: (reason: unknown) => void;
  /** Runs until the job begins. Undefined for a job that found an idle connection. */
  timer: NodeJS.Timeout | undefined;
  /** The busy connection that a waiting transaction takes next. */
  reserved: Slot<C> | null;
}

/** A connection and its work. */
export interface Slot<C> {
  readonly connection: C;
  readonly openedAt: number;
  /** The first is under way, the others follow. */
  readonly jobs: Job<C>[];
  next: Job<C> | null;
}

export interface State<C> {
  readonly limits: PoolLimits;
  readonly connector: Connector<C>;
  readonly slots: Set<Slot<C>>;
  /** In the order in which it came. */
  readonly waiting: Set<Job<C>>;
  readonly opener: Opener;
  isClosed: boolean;
}

export const refuse = <C>(job: Job<C>, reason: unknown): void => {
  clearTimeout(job.timer);
  job.refuse(reason);
};

export const refuseWaiting = <C>({ waiting }: State<C>, reason: unknown): void => {
  const all = [...waiting];
  waiting.clear();
  for (const job of all) refuse(job, reason);
};

export const isIdle = <C>({ jobs, next }: Slot<C>): boolean => jobs.length === 0 && next === null;

export const findIdle = <C>({ slots }: State<C>): Slot<C> | undefined => {
  for (const slot of slots) if (isIdle(slot)) return slot;
  return undefined;
};

/** The connection with the least work of those that may take this job beside other work. */
export const findLeastBusy = <C>({ slots, limits }: State<C>, job: Job<C>): Slot<C> | undefined => {
  let least: Slot<C> | undefined;
  for (const slot of slots) {
    const { jobs, next } = slot;
    if (next !== null || jobs[0]?.isTransaction || (!job.isTransaction && jobs.length >= limits.depth)) continue;
    if (!least || jobs.length < least.jobs.length) least = slot;
  }
  return least;
};
