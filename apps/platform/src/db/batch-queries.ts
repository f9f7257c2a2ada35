// Batches queries: under load a single one serves the calls of a moment.

interface Waiting<T> {
  readonly resolve: (found: T | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the keys of one turn of the event loop and asks for all of them in one query. A key that is not in the answer is null; a failed
 * question fails everyone who waited for it.
 * @param query answers what it finds, by key
 */
export const batchQueries = <T>(
  query: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((key: string) => Promise<T | null>) => {
  let waiting: Map<string, Waiting<T>[]> | null = null;

  const queryAll = async (waitingByKey: Map<string, Waiting<T>[]>): Promise<void> => {
    try {
      const found = await query([...waitingByKey.keys()]);
      for (const [key, all] of waitingByKey) for (const { resolve } of all) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const all of waitingByKey.values()) for (const { reject } of all) reject(error);
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting === null) {
        const waitingByKey = new Map<string, Waiting<T>[]>();
        waiting = waitingByKey;
        setImmediate(() => {
          waiting = null;
          void queryAll(waitingByKey);
        });
      }
      const all = waiting.get(key);
      if (all) all.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
};
