// Estimates passwords one at a time on a thread, as an estimate takes milliseconds.
import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { faultOf } from '../../../log.ts';
import { createFairQueue, type Visitor } from '../../../protection/fair-queue.ts';
import { Refusal } from '../../../refusal.ts';
import { startEstimatorThread } from './estimator-thread.ts';

const RETRY_AFTER_SECONDS = 1;

interface Limits {
  /** Estimates that wait, beside the one under way. */
  readonly waiting: number;
  /** Time of one estimate. The thread is replaced after it. */
  readonly estimateMs: number;
  /** Time until a new thread is ready. */
  readonly startMs: number;
}

/** A usual estimate takes 7 ms, the worst 55 ms, and a thread is ready after 0.4 s: decision 041. @assumed */
const defaultLimits: Limits = { waiting: 64, estimateMs: 2000, startMs: 30_000 };

export interface PasswordEstimator {
  /** Starts the thread, without waiting for it. An estimate starts it as well. */
  readonly start: () => void;
  /**
   * The score of a password, from 0 (guessed at once) to 4.
   * @param names words that a guesser of this password would try
   * @throws Refusal service.overloaded when too many wait, when it takes too long and when the thread dies
   */
  readonly score: (password: string, names: readonly string[], visitor: Visitor) => Promise<number>;
  /** Ends the thread. Refuses what waits and what comes. */
  readonly close: () => Promise<void>;
}

interface Estimate {
  readonly password: string;
  readonly names: readonly string[];
  readonly finish: (score: number) => void;
  readonly refuse: () => void;
}

/** A thread that was started, and the estimate that it works on. */
interface Running {
  readonly thread: Worker;
  isReady: boolean;
  estimate: Estimate | null;
  timer: NodeJS.Timeout | undefined;
}

/** Creates an estimator whose thread is not started yet. Tests bring threads and limits of their own. */
export const createPasswordEstimator = (
  log: Logger,
  startThread: () => Worker = startEstimatorThread,
  { waiting: mostWaiting, estimateMs, startMs } = defaultLimits,
): PasswordEstimator => {
  const waiting = createFairQueue<Estimate>(mostWaiting);
  let running: Running | null = null;
  let isClosed = false;

  const refuseWaiting = (): void => {
    for (let next = waiting.next(); next; next = waiting.next()) next.refuse();
  };

  const limitTime = (to: Running, milliseconds: number): void => {
    to.timer = setTimeout(() => {
      log.error({ milliseconds }, 'the password estimator took too long');
      void to.thread.terminate();
    }, milliseconds).unref();
  };

  const sendNext = (to: Running): void => {
    const estimate = waiting.next();
    if (!estimate) return;
    to.estimate = estimate;
    limitTime(to, estimateMs);
    to.thread.postMessage({ password: estimate.password, names: estimate.names });
  };

  const receive = (from: Running, message: unknown): void => {
    clearTimeout(from.timer);
    if (typeof message === 'number') from.estimate?.finish(message);
    from.isReady = true;
    from.estimate = null;
    sendNext(from);
  };

  /** A thread that never became ready is started again by the next estimate only: it may fail every time. */
  const replace = (ended: Running): void => {
    clearTimeout(ended.timer);
    ended.estimate?.refuse();
    running = null;
    if (ended.isReady) start();
    else refuseWaiting();
  };

  const start = (): void => {
    if (running || isClosed) return;
    try {
      const started: Running = { thread: startThread(), isReady: false, estimate: null, timer: undefined };
      running = started;
      limitTime(started, startMs);
      started.thread.on('message', (message) => receive(started, message));
      started.thread.on('error', (error) => log.error({ fault: faultOf(error) }, 'the password estimator failed'));
      started.thread.on('exit', () => replace(started));
      // The process may end while the thread runs. To listen for messages would take this back.
      started.thread.unref();
    } catch (error) {
      log.error({ fault: faultOf(error) }, 'the password estimator could not be started');
      refuseWaiting();
    }
  };

  return {
    start,
    score: (password, names, visitor) =>
      new Promise((finish, reject) => {
        const refuse = () => reject(new Refusal('service.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
        if (isClosed) return refuse();
        waiting.add({ password, names, finish, refuse }, visitor)?.refuse();
        start();
        if (running?.isReady && !running.estimate) sendNext(running);
      }),
    close: async () => {
      isClosed = true;
      refuseWaiting();
      await running?.thread.terminate();
    },
  };
};
