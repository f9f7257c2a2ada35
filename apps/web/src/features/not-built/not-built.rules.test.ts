import { describe, expect, test } from 'vitest';
import { routeRules } from '../../shell/navigation/route-rules.ts';
import { type RouteName, routes } from '../../shell/navigation/routes.ts';
import { notBuilt } from './feature.ts';
import { notBuiltPages } from './not-built.rules.ts';

// Keys of the table of routes.
const listed = (Object.keys(routes) as RouteName[]).filter((route) => !routeRules[route].built);

describe('routes that are not built yet', () => {
  test('each has its page, and no other route has one', () => {
    expect(Object.keys(notBuiltPages).sort()).toEqual([...listed].sort());
    expect(Object.keys(notBuilt.screens ?? {}).sort()).toEqual([...listed].sort());
  });

  test.each(Object.entries(notBuiltPages))('%s leads on to two pages that are built', (route, { ways }) => {
    expect(new Set(ways.map((way) => way.route)).size).toBe(2);
    for (const way of ways) {
      expect(routeRules[way.route].built, `${route} → ${way.route}`).toBe(true);
    }
  });

  test.each(Object.entries(notBuiltPages))(
    '%s, open to visitors, does not lead them into a log-in wall alone',
    (route, { ways }) => {
      // Only routes of the table are keys.
      if (routes[route as RouteName].access === 'member') return;
      expect(ways.some((way) => routes[way.route].access === 'public')).toBe(true);
    },
  );
});
