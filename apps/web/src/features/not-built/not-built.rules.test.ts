import { describe, expect, test } from 'vitest';
import { type RouteName, routes } from '../../shell/navigation/routes.ts';
import { notBuiltPages } from './not-built.rules.ts';

describe('routes that are not built yet', () => {
  test.each(Object.entries(notBuiltPages))('%s links to two pages that are built', (route, { alternatives }) => {
    expect(new Set(alternatives.map((alternative) => alternative.route)).size).toBe(2);
    for (const alternative of alternatives) {
      expect(Object.keys(notBuiltPages), `${route} → ${alternative.route}`).not.toContain(alternative.route);
    }
  });

  test.each(Object.entries(notBuiltPages))(
    '%s, open to visitors, has a link that needs no log-in',
    (route, { alternatives }) => {
      // Only routes of the table are keys.
      if (routes[route as RouteName].access === 'member') return;
      expect(alternatives.some((alternative) => routes[alternative.route].access === 'public')).toBe(true);
    },
  );
});
