// Work that comes back at an interval.
import type { Logger } from 'pino';
import { faultOf } from './log.ts';

/**
 * Runs `work` every so many milliseconds, never two at once; a fault is logged and the next turn tries again. Answers how to stop. Work asks
 * `isStopped` whether a stop cut it, which is no fault.
 */
export const every = (
  milliseconds: number,
  job: string,
  log: Logger,
  work: (isStopped: () => boolean) => Promise<unknown>,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let stopped = false;
  const timer = setInterval(() => {
    running ??= work(() => stopped)
      .then(
        () => undefined,
        (error: unknown) => log.error({ job, fault: faultOf(error) }, 'a job failed'),
      )
      .finally(() => {
        running = null;
      });
  }, milliseconds);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
};
