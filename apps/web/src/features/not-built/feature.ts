// Pages of routes that are not built yet: each shows a message and an alternative.
import type { Feature, ScreenEntry } from '../../kit/feature.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { NotBuiltData, NotBuiltRoute } from './not-built.rules.ts';

const about = (route: NotBuiltRoute): ScreenEntry<NotBuiltData> => ({
  load: () => Promise.resolve({ ok: true, value: { route } }),
  code: () => import('./not-built-screen.tsx'),
});

/** `routes`: those that no other feature opens. A test of the app sees that `notBuiltPages` has exactly these. */
export const notBuilt = (routes: readonly RouteName[]): Feature => ({
  name: 'not-built',
  // The pages' table has these routes, and no others.
  screens: Object.fromEntries(routes.map((route) => [route, about(route as NotBuiltRoute)])),
});
