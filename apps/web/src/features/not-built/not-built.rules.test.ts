import { describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../shell/navigation/routes.ts';
import { notBuiltPages } from './not-built.rules.ts';

describe('routes that are not built yet', () => {
  test.each(Object.entries(notBuiltPages))('%s links to two pages that are built', (route, { ways }) => {
    expect(new Set(ways.map((way) => way.route)).size).toBe(2);
    for (const way of ways) {
      expect(Object.keys(notBuiltPages), `${route} → ${way.route}`).not.toContain(way.route);
    }
  });

  test.each(Object.entries(notBuiltPages))(
    '%s, open to visitors, has a link that needs no log-in',
    (route, { ways }) => {
      // Only routes of the table are keys.
      if (routes[route as RouteName].access === 'member') return;
      expect(ways.some((way) => routes[way.route].access === 'public')).toBe(true);
    },
  );
});
