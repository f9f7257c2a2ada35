// RT-11, RT-16, RT-17: decides who may open a route, before the first render.
import type { SessionInfo } from '../shell.ts';
import { type RouteName, routes } from './routes.ts';

/** The page to which the guard redirects. */
export interface Detour {
  readonly route: RouteName;
  /** True where the log-in comes back to the requested page. */
  readonly comeBack: boolean;
}

type Visitor = Pick<SessionInfo, 'type' | 'restricted'> | null;

const isAgent = (type: number): boolean => type === 1 || type === 2;

/** The detour of a visitor to a route, or null when the route is open. */
export function guard(name: RouteName, visitor: Visitor): Detour | null {
  const route = routes[name];
  if (visitor?.restricted && !route.whileRestricted) return { route: 'changePassword', comeBack: false };
  if (route.access === 'public') return null;
  if (route.access === 'feedback') return visitor ? null : { route: 'home', comeBack: false };
  if (!visitor) return { route: 'login', comeBack: true };
  if (route.access === 'agent' && !isAgent(visitor.type)) return { route: 'home', comeBack: false };
  return null;
}
