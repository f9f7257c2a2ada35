// Work that comes back at an interval.
import type { Logger } from 'pino';
import { faultOf } from './log.ts';

/** Runs `work` every so many milliseconds, never two at once; a fault is logged and the next turn tries again. Answers how to stop. */
export const every = (
  milliseconds: number,
  job: string,
  log: Logger,
  work: () => Promise<unknown>,
): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
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
    clearInterval(timer);
    await running;
  };
};
