// What a page itself does with the stores of the service worker.
import { storeName } from './stores.rules.ts';

/** Removes the copies of pages, so that the next visit asks the network. Without `caches`, on plain http, there are none. */
export const dropStoredPages = (view: Partial<Pick<typeof globalThis, 'caches'>>, merchant: string): Promise<unknown> =>
  view.caches?.delete(storeName(merchant, 'pages')).catch(() => false) ?? Promise.resolve(false);
