// The navigation: routes by name, kept parameters, overlays in the history, the guard.
import type { NavigateOptions, Navigation } from '../shell.ts';
import { addressOf, type Query, queryOf } from './address.ts';
import type { Detour } from './guard.ts';
import type { Entry, HistoryPort } from './history-port.ts';
import type { Kept } from './kept-parameters.ts';
import { createOverlaySteps, type Position } from './overlay-steps.ts';
import { type RouteName, routeOf } from './routes.ts';
import { safeTarget } from './safe-target.ts';

/** The way that led to a page; it decides about scroll and focus. */
export type Arrival = 'first' | 'forward' | 'back';

export interface PageLocation {
  readonly route: RouteName;
  readonly query: Query;
  readonly arrival: Arrival;
  readonly scroll: number;
}

export interface NavigationDeps {
  readonly historyPort: HistoryPort;
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin' | 'assign' | 'replace'>;
  readonly guard: (route: RouteName) => Detour | null;
  readonly keptParameters: Kept;
  readonly prefetch: (route: RouteName, query: Query) => void;
  readonly scrollTop: () => number;
  /** Called before a page is left for another, while its history entry is still the present one. */
  readonly beforeMove: (to: RouteName) => void;
  /** Answers the origins outside the site that `leave` may go to; settings that are new to an open page change them. */
  readonly outside: () => readonly string[];
}

export interface AppNavigation extends Navigation {
  readonly pageLocation: () => PageLocation;
  /** Remembers the scroll position of the entry one is about to leave. */
  readonly rememberScroll: () => void;
  /** Asks the guard again, after the session changed under the page. */
  readonly recheck: () => void;
  /** Address of the present page without kept parameters, for coming back to it. */
  readonly here: () => string;
}

export function createNavigation(deps: NavigationDeps): AppNavigation {
  const { historyPort, location } = deps;
  const watchers = new Set<() => void>();
  const position: Position = { index: historyPort.entry().index };
  const steps = createOverlaySteps(historyPort, position, deps.scrollTop);

  const guarded = (route: RouteName, query: Query): { route: RouteName; query: Query } => {
    const detour = deps.guard(route);
    if (!detour) return { route, query };
    return { route: detour.route, query: detour.comeBack ? { backUrl: addressOf(route, query, {}) } : {} };
  };

  /** The place of the address bar; where the guard objects, the address is put right first. */
  const locationOfAddress = (arrival: Arrival, entry: Entry): PageLocation => {
    const requested = { route: routeOf(location.pathname), query: queryOf(location.search) };
    const to = guarded(requested.route, requested.query);
    if (to.route !== requested.route)
      historyPort.replace({ ...entry, scroll: 0 }, addressOf(to.route, to.query, deps.keptParameters));
    return { ...to, arrival, scroll: to.route === requested.route ? entry.scroll : 0 };
  };

  let pageLocation = locationOfAddress('first', historyPort.entry());

  const settle = (next: PageLocation): void => {
    pageLocation = next;
    for (const listener of watchers) listener();
  };
  const rememberScroll = (): void => historyPort.rememberScroll(deps.scrollTop());

  const bareAddress = ({ route, query }: Pick<PageLocation, 'route' | 'query'>): string => addressOf(route, query, {});
  const here = (): string => bareAddress(pageLocation);

  /** The addresses of this visit's entries, by their position. */
  const trail = new Map([[position.index, here()]]);

  const go = (route: RouteName, { query = {}, replace = false }: NavigateOptions = {}): void => {
    const to = guarded(route, query);
    const bare = bareAddress(to);
    deps.beforeMove(to.route);
    // A second entry of the present page, from another tap on its link, or of the one below: the next Back would show nothing new.
    if (replace && trail.get(position.index - 1) === bare) {
      position.index -= 1;
      historyPort.back();
    } else if (replace || bare !== here()) {
      if (!replace) {
        rememberScroll();
        position.index += 1;
      }
      const entry = { index: position.index, scroll: 0 };
      historyPort[replace ? 'replace' : 'push'](entry, addressOf(to.route, to.query, deps.keptParameters));
    }
    trail.set(position.index, bare);
    settle({ ...to, arrival: 'forward', scroll: 0 });
  };

  const leave: Navigation['leave'] = (address, { replace = false } = {}) => {
    const inside = safeTarget(address, { origin: location.origin });
    if (inside) {
      const url = new URL(inside, location.origin);
      go(routeOf(url.pathname), { query: queryOf(url.search), replace });
      return;
    }
    const outside = safeTarget(address, { origin: location.origin, outside: deps.outside() });
    if (!outside) return;
    rememberScroll();
    historyPort.afterwards(() => location[replace ? 'replace' : 'assign'](outside));
  };

  historyPort.onMove((entry) => {
    if (!steps.leadTo(entry)) return;
    position.index = entry.index;
    const next = locationOfAddress('back', entry);
    if (bareAddress(next) !== here()) settle(next);
  });

  return {
    origin: location.origin,
    route: () => pageLocation.route,
    query: () => pageLocation.query,
    pageLocation: () => pageLocation,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    go,
    back: () => {
      if (position.index > 0) historyPort.leave();
      else go('home', { replace: true });
    },
    href: (route, query = {}) => addressOf(route, query, deps.keptParameters),
    leave,
    prefetch: (route, query = {}) => deps.prefetch(route, query),
    openStep: steps.open,
    rememberScroll,
    recheck: () => {
      const to = guarded(pageLocation.route, pageLocation.query);
      if (to.route !== pageLocation.route) go(to.route, { query: to.query, replace: true });
    },
    here,
    changeQuery: (query) => {
      pageLocation = { ...pageLocation, query };
      historyPort.replace(historyPort.entry(), addressOf(pageLocation.route, query, deps.keptParameters));
    },
  };
}
