import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test.each(['/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'])('RT-03 %s counts as home', (path) => {
  expect(routeOf(path)).toBe('home');
});

test.each(['/m/nothing', '/m/Home', '/m/home/x', '/', '/x', ''])('RT-03 %s is not home', (path) => {
  expect(routeOf(path)).toBe('notFound');
});

test.each([
  ['/m/login', 'login'],
  ['/m/register', 'register'],
  ['/m/register.html', 'register'],
])('RT-01 %s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test('RT-04 RT-05 the password change and the game launch have the specified addresses', () => {
  expect([routeOf('/m/changePsw'), routeOf('/m/launchGame')]).toEqual(['changePassword', 'launchGame']);
});

test('RT-10 the pages for members and visitors have the specified addresses', () => {
  const paths = ['/m/member/home', '/m/help', '/m/activity', '/m/news', '/m/game', '/m/agentRegister'];
  expect(paths.map(routeOf)).toEqual(['memberHome', 'help', 'activity', 'news', 'game', 'agentRegister']);
});
