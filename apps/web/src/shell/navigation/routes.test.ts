import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test.each(['/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'])('RT-03 %s counts as home', (path) => {
  expect(routeOf(path)).toBe('home');
});

test.each(['/m/nothing', '/m/Home', '/m/home/x', '/', '/x', ''])('RT-03 %s is not home', (path) => {
  expect(routeOf(path)).toBe('notFound');
});
