// HT-04: shares a running GET between callers, and keeps allowed answers for the tab.
import type { LanguageCode, Method } from '@foyer/contract';
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';
import { failure } from './failure.ts';
import { fingerprint } from './fingerprint.ts';
import type { Outcome } from './outcome.ts';

export interface CacheScope {
  readonly method: Method;
  /** Address without what only defeats caches. */
  readonly url: string;
  readonly merchant: string;
  readonly language: LanguageCode;
  readonly token: string | null;
}

/** Kept answers by cache key. */
export const HTTP_CACHE: StorageKey<Readonly<Record<string, unknown>>> = {
  name: 'MC_HTTP_CACHE',
  area: 'session',
  json: true,
  shape: asRecord,
};

/** One key for one method, address, merchant, language and member. */
export const cacheKey = ({ method, url, merchant, language, token }: CacheScope): string =>
  [method, url, merchant, language, token === null ? '' : fingerprint(token)].join(' ');

export interface GetCache {
  readonly kept: (key: string) => unknown;
  readonly keep: (key: string, value: unknown) => void;
  /** Shares one running request among all who ask the same. */
  readonly share: (key: string, request: () => Promise<Outcome<unknown>>) => Promise<Outcome<unknown>>;
  /** Shares no request that runs now: something was changed, and its answer may not know of it. */
  readonly unshare: () => void;
  /** Forgets everything: another member may be next. */
  readonly drop: () => void;
}

export function createGetCache(store: Store): GetCache {
  const inFlight = new Map<string, Promise<Outcome<unknown>>>();
  return {
    kept: (key) => store.read(HTTP_CACHE)?.[key],
    keep: (key, value) => store.write(HTTP_CACHE, { ...store.read(HTTP_CACHE), [key]: value }),
    share: (key, request) => {
      const running = inFlight.get(key);
      if (running) return running;
      const outcome = request();
      inFlight.set(key, outcome);
      outcome.then(() => {
        if (inFlight.get(key) === outcome) inFlight.delete(key);
      });
      return outcome;
    },
    unshare: () => inFlight.clear(),
    drop: () => {
      inFlight.clear();
      store.remove(HTTP_CACHE);
    },
  };
}

/** Someone who stops waiting does not stop the others who share the request. */
export function unlessAborted(
  outcome: Promise<Outcome<unknown>>,
  signal: AbortSignal | undefined,
): Promise<Outcome<unknown>> {
  if (!signal) return outcome;
  const stopped = new Promise<Outcome<unknown>>((resolve) => {
    const stop = (): void => resolve(failure('aborted', 'aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
  });
  return Promise.race([outcome, stopped]);
}
