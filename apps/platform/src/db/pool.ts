// A bounded pool of database connections: limited waits, and broken connections are replaced.
import { Refusal } from '../refusal.ts';
import { type Connector, createOpener } from './opener.ts';
import {
  findIdle,
  findLeastBusy,
  isIdle,
  type Job,
  type PoolLimits,
  refuse,
  refuseWaiting,
  type Slot,
  type State,
} from './pool-state.ts';

export interface Pool<C> {
  /** Runs a statement. Others may be under way on its connection. */
  readonly statement: <T>(work: (connection: C) => PromiseLike<T>) => Promise<T>;
  /** Runs a transaction, which has its connection for itself. */
  readonly transaction: <T>(work: (connection: C) => PromiseLike<T>) => Promise<T>;
  /** Returns the number of tasks that wait for a connection now. */
  readonly waiting: () => number;
  /** Refuses what waits and what comes, and closes every connection, by `end` where it is given. */
  readonly close: (end?: (connection: C) => Promise<void>) => Promise<void>;
}

const RETRY_AFTER_SECONDS = 2;

const overloaded = (): Refusal => new Refusal('service.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });

const poolClosed = (): Error => Object.assign(new Error('The database is closed'), { code: 'CONNECTION_ENDED' });

const start = <C>(state: State<C>, slot: Slot<C>, job: Job<C>): void => {
  slot.jobs.push(job);
  if (slot.jobs[0] === job) clearTimeout(job.timer);
  state.connector.count(slot.connection, 1);
  job.run(slot.connection, () => finish(state, slot, job));
};

const finish = <C>(state: State<C>, slot: Slot<C>, job: Job<C>): void => {
  slot.jobs.splice(slot.jobs.indexOf(job), 1);
  state.connector.count(slot.connection, -1);
  clearTimeout(job.timer);
  clearTimeout(slot.jobs[0]?.timer);
  if (!state.slots.has(slot)) return;
  const { next } = slot;
  if (slot.jobs.length === 0) {
    if (next) startReserved(state, slot, next);
    else if (performance.now() - slot.openedAt > state.limits.lifetimeMs) retire(state, slot);
  }
  if (state.waiting.size > 0) handOut(state);
};

const startReserved = <C>(state: State<C>, slot: Slot<C>, job: Job<C>): void => {
  slot.next = null;
  job.reserved = null;
  state.waiting.delete(job);
  start(state, slot, job);
};

const retire = <C>({ slots, connector }: State<C>, slot: Slot<C>): void => {
  slots.delete(slot);
  void connector.close(slot.connection);
};

/**
 * Drops a broken connection: its work fails. The same cause may have cut the idle connections without a sign, so they
 * are closed as well.
 */
const drop = <C>(state: State<C>, slot: Slot<C>, reason: unknown): void => {
  if (!state.slots.delete(slot)) return;
  for (const other of state.slots) if (isIdle(other)) retire(state, other);
  for (const job of slot.jobs) refuse(job, reason);
  if (slot.next) slot.next.reserved = null;
  handOut(state);
};

/** Gives waiting work to connections, in its order. A connection that is being opened is waited for. */
const handOut = <C>(state: State<C>): void => {
  state.opener.open();
  for (const job of state.waiting) {
    if (job.reserved) continue;
    const idle = findIdle(state);
    const slot = idle ?? (state.opener.isOpening() ? undefined : findLeastBusy(state, job));
    if (!slot) return;
    if (!idle && job.isTransaction) {
      slot.next = job;
      job.reserved = slot;
    } else {
      state.waiting.delete(job);
      start(state, slot, job);
    }
  }
};

const giveUp = <C>(state: State<C>, job: Job<C>): void => {
  state.waiting.delete(job);
  if (job.reserved) job.reserved.next = null;
  job.refuse(overloaded());
  handOut(state);
};

const add = <C>(state: State<C>, job: Job<C>): void => {
  const idle = state.waiting.size === 0 ? findIdle(state) : undefined;
  if (state.isClosed) job.refuse(poolClosed());
  else if (idle) start(state, idle, job);
  else if (state.waiting.size >= state.limits.maxWaiting) job.refuse(overloaded());
  else {
    job.timer = setTimeout(() => giveUp(state, job), state.limits.waitMs);
    state.waiting.add(job);
    handOut(state);
  }
};

const run = <C, T>(state: State<C>, isTransaction: boolean, work: (connection: C) => PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const runOn = (connection: C, ended: () => void): void => {
      const fail = (error: unknown): void => {
        ended();
        reject(error);
      };
      try {
        work(connection).then((value) => {
          ended();
          resolve(value);
        }, fail);
      } catch (error) {
        fail(error);
      }
    };
    add(state, { isTransaction, run: runOn, refuse: reject, timer: undefined, reserved: null });
  });

/** Creates a pool without a connection: connections are opened as work asks for them. */
export const createPool = <C>(limits: PoolLimits, connector: Connector<C>): Pool<C> => {
  const opener = createOpener<C>(limits.backoffMs, connector, {
    wanted: () => (state.isClosed ? 0 : Math.min(limits.size - state.slots.size, state.waiting.size)),
    opened: (connection) => {
      const slot: Slot<C> = { connection, openedAt: performance.now(), jobs: [], next: null };
      state.slots.add(slot);
      if (state.isClosed) retire(state, slot);
      else handOut(state);
      return (reason) => drop(state, slot, reason);
    },
    failed: (reason) => (state.slots.size === 0 ? refuseWaiting(state, reason) : handOut(state)),
  });
  const state: State<C> = { limits, connector, slots: new Set(), waiting: new Set(), opener, isClosed: false };
  return {
    statement: (work) => run(state, false, work),
    transaction: (work) => run(state, true, work),
    waiting: () => state.waiting.size,
    close: async (end = connector.close) => {
      state.isClosed = true;
      refuseWaiting(state, poolClosed());
      await Promise.all([...state.slots].map(({ connection }) => end(connection)));
      await opener.close();
    },
  };
};
