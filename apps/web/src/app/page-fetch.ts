// Fetches the code and the data of a page side by side, and ahead of the tap on intent.

import type { Query, ScreenEntry, ScreenModule } from '../kit/feature.ts';
import type { Load, Outcome } from '../shell/http/outcome.ts';
import type { RouteName } from '../shell/navigation/routes.ts';

export interface Fetched {
  readonly code: Promise<ScreenModule<unknown>>;
  readonly data: Promise<Outcome<unknown>>;
}

export interface PageFetch {
  /** Fetches anew. */
  readonly fetch: (route: RouteName, query: Query) => Fetched;
  /** Takes what was fetched ahead, or fetches. */
  readonly take: (route: RouteName, query: Query) => Fetched;
  readonly ahead: (route: RouteName, query: Query) => void;
  /** Drops what was fetched ahead: it is in another language, or another person's. */
  readonly forget: () => void;
}

export interface PageFetchDeps {
  readonly load: Load;
  readonly screenOf: (route: RouteName) => ScreenEntry<unknown> | null;
}

/** Milliseconds for which prefetched data counts as fresh. */
const AHEAD_MS = 10_000;

const noData: Promise<Outcome<unknown>> = Promise.resolve({ ok: true, value: undefined });
const keyOf = (route: RouteName, query: Query): string => `${route}?${new URLSearchParams({ ...query })}`;

export function createPageFetch({ load, screenOf }: PageFetchDeps): PageFetch {
  const known = new Map<string, Fetched & { readonly at: number }>();

  const fetchPage = (route: RouteName, query: Query): Fetched => {
    const entry = screenOf(route) ?? screenOf('notFound');
    if (!entry) return { code: Promise.reject(new Error(`No screen for ${route}`)), data: noData };
    return { code: entry.code(), data: entry.load ? entry.load(load, query) : noData };
  };
  const fresh = (key: string): Fetched | null => {
    const fetched = known.get(key);
    return fetched && Date.now() - fetched.at < AHEAD_MS ? fetched : null;
  };

  return {
    fetch: fetchPage,
    forget: () => known.clear(),
    take: (route, query) => {
      const key = keyOf(route, query);
      const fetched = fresh(key);
      known.delete(key);
      return fetched ?? fetchPage(route, query);
    },
    ahead: (route, query) => {
      const key = keyOf(route, query);
      if (fresh(key)) return;
      const fetched = fetchPage(route, query);
      known.set(key, { ...fetched, at: Date.now() });
      // A failed fetch is no use to later callers: the network may be back by then.
      const forget = (): void => {
        if (known.get(key)?.code === fetched.code) known.delete(key);
      };
      fetched.code.catch(forget);
      fetched.data.then(({ ok }) => ok || forget(), forget);
    },
  };
}
