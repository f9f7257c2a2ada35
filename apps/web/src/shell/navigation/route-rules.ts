// Rules of routes beside their rows in routes.ts. No first load needs them, and each carries that
// table. A route that stands in no list goes home at a refresh, and is never
// indexed.
import { type Route, type RouteName, routes } from './routes.ts';

export interface RouteRule {
  /**
   * RT-14: a refresh reloads in place; elsewhere it goes home. The boot script has the addresses, and the one that stays
   * by its query: decision 074.
   */
  readonly refreshInPlace: boolean;
  /** RT-15: may be indexed on a public host. */
  readonly indexed: boolean;
}

const refreshedInPlace: readonly RouteName[] = ['home', 'login', 'register', 'recover', 'order', 'memberHome', 'game'];
const indexed: readonly RouteName[] = ['home', 'register', 'help', 'activity', 'news'];

export const ruleOf = (route: RouteName): RouteRule => ({
  refreshInPlace: refreshedInPlace.includes(route),
  indexed: indexed.includes(route),
});

/** All that is known of each route. */
export const wholeRoutes = Object.entries(routes).map(
  // The keys are names of routes.
  ([name, route]) => [name as RouteName, { ...route, ...ruleOf(name as RouteName) }] as const,
) satisfies readonly (readonly [RouteName, Route & RouteRule])[];
