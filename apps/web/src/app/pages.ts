// Chooses the page to show: code and data load in parallel while the old page stays.

import type { Query, ScreenModule } from '../kit/feature.ts';
import { CHUNK_LOST_CODE, failure as failed } from '../shell/http/failure.ts';
import type { Failure } from '../shell/http/outcome.ts';
import type { Arrival, PageLocation } from '../shell/navigation/navigation.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import { createPageFetch, type Fetched, type PageFetchDeps } from './page-fetch.ts';

interface PageBase {
  /** Another number for another page; the same while one page loads, shows and loads again. */
  readonly id: number;
  readonly route: RouteName;
  readonly query: Query;
  readonly arrival: Arrival | 'refresh';
  readonly scroll: number;
}

export type Page =
  | (PageBase & { readonly at: 'ready'; readonly module: ScreenModule<unknown>; readonly data: unknown })
  | (PageBase & { readonly at: 'loading'; readonly module: ScreenModule<unknown> | null })
  | (PageBase & { readonly at: 'failed'; readonly failure: Failure });

/** A page that takes longer than this shows its skeleton. */
export const SKELETON_AFTER_MS = 120;

export interface PagesDeps extends PageFetchDeps {
  /** Takes a failure that is the session's, not the page's; answers whether it was. */
  readonly ended: (failure: Failure) => boolean;
  /** Reloads the site for code that is lost; false where that was tried or would do harm. */
  readonly reloadForCode: () => Promise<boolean>;
  /** Resolves once no tap is under way. */
  readonly tapped: () => Promise<void>;
}

export interface Pages {
  readonly page: () => Page | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the page that the server has rendered already. */
  readonly begin: (page: Page) => void;
  /** Goes to a place; resolves when it is shown or has failed, at once where it is on its way already. */
  readonly open: (place: PageLocation) => Promise<void>;
  /** Loads the present page again. `veil`: its skeleton stands in at once. */
  readonly refresh: (options?: { readonly veil?: boolean }) => Promise<void>;
  readonly prefetch: (route: RouteName, query: Query) => void;
}

export function createPages({ load, screenOf, ended, reloadForCode, tapped }: PagesDeps): Pages {
  const watchers = new Set<() => void>();
  const fetching = createPageFetch({ load, screenOf });
  let page: Page | null = null;
  let ids = 0;
  /** The last load that began, and the place that it opens; none once that is over. */
  let latest: { opens: string; readonly base?: PageBase } = { opens: '' };

  const show = (next: Page): void => {
    page = next;
    for (const listener of watchers) listener();
  };

  /** The page as it came, or null while something else is on its way: the log-in, a reload for lost code. */
  const settle = async (base: PageBase, { code, data }: Fetched): Promise<Page | null> => {
    try {
      const [module, outcome] = await Promise.all([code, data]);
      if (outcome.ok) return { ...base, at: 'ready', module, data: outcome.value };
      if (outcome.status === 404 && base.route !== 'notFound') {
        const missing = await screenOf('notFound')?.code();
        if (missing) return { ...base, at: 'ready', route: 'notFound', module: missing, data: undefined };
      }
      return ended(outcome) ? null : { ...base, at: 'failed', failure: outcome };
    } catch {
      if (await reloadForCode()) return null;
      return { ...base, at: 'failed', failure: failed('network', CHUNK_LOST_CODE) };
    }
  };

  /** Bars and links of a skeleton go with it: a finger on one of them would tap nothing. */
  const replaceSkeleton = async (replace: () => void): Promise<void> => {
    await tapped();
    if (page?.at === 'loading') replace();
  };

  const loadAndShow = async (base: PageBase, fetched: Fetched, skeletonAfterMs: number, opens = ''): Promise<void> => {
    const mine = { opens, base };
    latest = mine;
    let module: ScreenModule<unknown> | null = null;
    let waited = false;
    const skeleton = (): void => {
      if (mine === latest) show({ ...base, at: 'loading', module });
    };
    const timer = setTimeout(() => {
      waited = true;
      skeleton();
    }, skeletonAfterMs);
    fetched.code.then(
      (loaded) => {
        module = loaded;
        if (waited) void replaceSkeleton(skeleton);
      },
      () => undefined,
    );
    const next = await settle(base, fetched);
    clearTimeout(timer);
    const showPage = (): void => {
      if (next && mine === latest) show(next);
    };
    if (waited) await replaceSkeleton(showPage);
    else showPage();
    mine.opens = '';
  };

  return {
    page: () => page,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    begin: show,
    open: async (place) => {
      const { route, query } = place;
      const opens = JSON.stringify([route, query]);
      // A second tap while the page is on its way: beginning anew would make the visitor wait twice.
      if (latest.opens === opens) return;
      ids += 1;
      await loadAndShow({ ...place, id: ids }, fetching.take(route, query), SKELETON_AFTER_MS, opens);
    },
    refresh: async ({ veil = false } = {}) => {
      fetching.forget();
      if (!page) return;
      const { opens } = latest;
      const { id, route, query, scroll } = page;
      // The person is on the way to another page: that one is wanted, from the new data too.
      const base = (opens && latest.base) || { id, route, query, scroll, arrival: 'refresh' as const };
      const module = opens || page.at === 'failed' ? null : page.module;
      if (veil) show({ ...base, at: 'loading', module });
      await loadAndShow(base, fetching.fetch(base.route, base.query), veil ? 0 : SKELETON_AFTER_MS * 10, opens);
    },
    prefetch: fetching.ahead,
  };
}
