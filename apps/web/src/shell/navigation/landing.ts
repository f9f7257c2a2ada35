// Returns the page after a log-in: home, or a safe page under /m that was remembered.
import { type RouteName, routeOf } from './routes.ts';
import { safeTarget } from './safe-target.ts';

type Query = Readonly<Record<string, string>>;

/** The landing of a log-in whose address had this query. */
export function landing(query: Query, origin: string): { readonly route: RouteName; readonly query: Query } {
  const target = safeTarget(query.backUrl ?? query.redirectUrl, { origin });
  if (!target) return { route: 'home', query: {} };
  const url = new URL(target, origin);
  const route = routeOf(url.pathname);
  if (route === 'login' || route === 'register' || route === 'recover' || route === 'notFound')
    return { route: 'home', query: {} };
  return { route, query: Object.fromEntries(new URLSearchParams(url.search)) };
}
