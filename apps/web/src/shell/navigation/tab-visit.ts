// The facts of this visit, kept in the tab: a shared link must not mark a browser for ever.
import { asTextRecord } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';
import { keptOf } from './kept-parameters.ts';

/** The visit's own parameters, and `homescreen` where its first address had that query. */
export type TabVisit = Readonly<Partial<Record<string, string>>>;

export const TAB_VISIT: StorageKey<TabVisit> = { name: 'MC_VISIT', area: 'session', json: true, shape: asTextRecord };

/** Reads the visit from the address and from its tab, and keeps it for the tab's next pages. */
export function readVisit(store: Pick<Store, 'read' | 'write'>, search: string): TabVisit {
  const query = new URLSearchParams(search);
  const remembered = store.read(TAB_VISIT) ?? {};
  const read = (name: string): string | undefined => query.get(name) ?? remembered[name];
  const { inApp, bbg, isBgeTest } = keptOf(read);
  const homescreen = read('homescreen') === undefined ? undefined : '1';
  const visit = { inApp, bbg, isBgeTest, homescreen };
  store.write(TAB_VISIT, visit);
  return visit;
}
