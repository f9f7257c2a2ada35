import { expect, test } from 'vitest';
import { landing } from './landing.ts';

const origin = 'http://localhost:8080';

test.each([
  [{}, { route: 'home', query: {} }],
  [{ backUrl: '/m/member/home' }, { route: 'memberHome', query: {} }],
  [{ redirectUrl: '/m/activity?id=welcome' }, { route: 'activity', query: { id: 'welcome' } }],
  [{ backUrl: '//evil.com' }, { route: 'home', query: {} }],
  [{ backUrl: 'javascript:alert(1)' }, { route: 'home', query: {} }],
  [{ backUrl: '/m/login?backUrl=/m/login' }, { route: 'home', query: {} }],
  [{ backUrl: '/m/nowhere' }, { route: 'home', query: {} }],
])('a log-in with %j ends at %j', (query, expected) => {
  expect(landing(query as Record<string, string>, origin)).toEqual(expected);
});
