// Answers that take the same time whatever is found.
import { setTimeout } from 'node:timers/promises';

/** Runs `work` and answers, or fails, no sooner than after so many milliseconds. */
export const noSoonerThan = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), setTimeout(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
