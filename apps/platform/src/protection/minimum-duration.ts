// Answers that take the same time whatever is found.

/** Runs `work` and answers, or fails, no sooner than the pause ends that has begun. */
export const withMinimumDuration = async <T>(pause: Promise<void>, work: () => Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
