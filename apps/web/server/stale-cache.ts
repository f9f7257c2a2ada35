// A cache limited in bytes that answers stale values while it renews them, once a key.
import { LRUCache } from 'lru-cache';

export interface StaleCacheOptions<T> {
  /** Values younger than this are answered as they are. */
  readonly freshMs: number;
  /** Older values are answered at once while a new one is made. */
  readonly staleMs: number;
  /** Values up to this age stand in when a new one cannot be made. */
  readonly lastResortMs: number;
  readonly maxBytes: number;
  /** Bytes that a value holds in memory; those of its key come on top. */
  readonly bytesOf: (value: T) => number;
  /** False: the value is handed out but not kept (failures). */
  readonly worthKeeping: (value: T) => boolean;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly value: T;
  readonly madeAt: number;
}

export interface StaleCache<T> {
  readonly get: (key: string, make: () => Promise<T>) => Promise<T>;
  readonly size: () => number;
  readonly bytes: () => number;
}

/** Bytes that the map itself needs for an entry. */
const ENTRY_BYTES = 200;
/** A key's characters as the engine may hold them. */
const BYTES_A_CHARACTER = 2;

/** Bytes that an entry takes beside its value. */
export const entryBytes = (key: string): number => ENTRY_BYTES + key.length * BYTES_A_CHARACTER;

export function createStaleCache<T>(options: StaleCacheOptions<T>): StaleCache<T> {
  const { freshMs, staleMs, lastResortMs, maxBytes, bytesOf, worthKeeping, now = Date.now } = options;
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => entryBytes(key) + bytesOf(value),
  });
  const making = new Map<string, Promise<T>>();

  const refresh = (key: string, make: () => Promise<T>): Promise<T> => {
    const running = making.get(key);
    if (running) return running;
    const made = make()
      .then((value) => {
        if (worthKeeping(value)) entries.set(key, { value, madeAt: now() });
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

  return { get, size: () => entries.size, bytes: () => entries.calculatedSize };
}
