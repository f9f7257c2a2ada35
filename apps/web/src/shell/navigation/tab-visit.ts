// What is true of this visit alone. It lives with the tab: a shared link must not make a browser "the app" for ever.
import { textBag } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';
import { type Kept, keptOf, visitNames } from './kept-parameters.ts';

/** The visit's own parameters, and `homescreen` where its first address had that query. */
export const TAB_VISIT: StorageKey<Kept> = { name: 'MC_VISIT', area: 'session', json: true, shape: textBag };

/** What the address says of the visit, and what its tab remembers; kept for the tab's next pages. */
export function readVisit(store: Pick<Store, 'read' | 'write'>, search: string): Kept {
  const query = new URLSearchParams(search);
  const remembered = store.read(TAB_VISIT) ?? {};
  const kept = keptOf((name) => query.get(name) ?? remembered[name]);
  const flags = visitNames.filter((name) => kept[name]).map((name) => [name, kept[name]] as const);
  const homescreen = query.has('homescreen') || remembered.homescreen === '1';
  const visit = { ...Object.fromEntries(flags), ...(homescreen && { homescreen: '1' }) };
  if (Object.keys(visit).length > 0) store.write(TAB_VISIT, visit);
  return visit;
}
