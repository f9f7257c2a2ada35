// A bounded cache that answers at once: fresh values as they are, stale ones while a new one is made, and one maker at a time for a key.

export interface StaleCacheOptions<T> {
  /** Values younger than this are answered without a thought. */
  readonly freshMs: number;
  /** Older values are answered at once while a new one is made. */
  readonly staleMs: number;
  /** Values up to this age stand in when a new one cannot be made. */
  readonly lastResortMs: number;
  readonly maxEntries: number;
  /** False: the value is handed out but not kept (failures). */
  readonly worthKeeping: (value: T) => boolean;
  readonly now?: () => number;
}

interface Entry<T> {
  value: T;
  madeAt: number;
}

export interface StaleCache<T> {
  readonly get: (key: string, make: () => Promise<T>) => Promise<T>;
  readonly size: () => number;
}

export function createStaleCache<T>(options: StaleCacheOptions<T>): StaleCache<T> {
  const { freshMs, staleMs, lastResortMs, maxEntries, worthKeeping, now = Date.now } = options;
  const entries = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();

  const keep = (key: string, value: T) => {
    entries.delete(key);
    entries.set(key, { value, madeAt: now() });
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  };

  const refresh = (key: string, make: () => Promise<T>): Promise<T> => {
    const running = making.get(key);
    if (running) return running;
    const made = make()
      .then((value) => {
        if (worthKeeping(value)) keep(key, value);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  const get = async (key: string, make: () => Promise<T>): Promise<T> => {
    const entry = entries.get(key);
    const age = entry ? now() - entry.madeAt : Number.POSITIVE_INFINITY;
    if (entry && age < freshMs) return entry.value;
    if (entry && age < staleMs) {
      refresh(key, make).catch(() => undefined);
      return entry.value;
    }
    const spare = entry && age < lastResortMs ? entry : null;
    try {
      const value = await refresh(key, make);
      return spare && !worthKeeping(value) ? spare.value : value;
    } catch (error) {
      if (spare) return spare.value;
      throw error;
    }
  };

  return { get, size: () => entries.size };
}
