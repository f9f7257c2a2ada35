// Addresses of routes: from route and query to an address with the kept parameters, and back.
import { type Kept, keptNames } from './kept-parameters.ts';
import { type RouteName, routes } from './routes.ts';

export type Query = Readonly<Record<string, string>>;

const keptSet: ReadonlySet<string> = new Set(keptNames);

/** The page's own query: what an address has beside the kept parameters. */
export const queryOf = (search: string): Query =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => !keptSet.has(name)));

/** The address of a route. */
export const addressOf = (route: RouteName, query: Query, kept: Kept): string => {
  const search = new URLSearchParams({ ...query, ...kept }).toString();
  return routes[route].paths[0] + (search && `?${search}`);
};
