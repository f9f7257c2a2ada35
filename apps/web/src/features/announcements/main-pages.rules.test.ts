import { expect, test } from 'vitest';
import { routes } from '../../shell/navigation/routes.ts';
import { isMainPage } from './main-pages.rules.ts';

test('what nobody asked for lies over the main pages alone: never over a form, money or a game', () => {
  const names = Object.keys(routes) as (keyof typeof routes)[];
  expect(names.filter(isMainPage).sort()).toEqual(['activity', 'game', 'home', 'memberHome', 'rewardCenter']);
});
