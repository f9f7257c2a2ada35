import { expect, test } from 'vitest';
import { type RouteName, routes } from '../navigation/routes.ts';
import { hasFloating } from './floating-pages.ts';

test('chat and mini-game float over pages to look around on, and over none with a form, a payment or a launch', () => {
  // Object.keys() answers plain texts.
  const shown = (Object.keys(routes) as RouteName[]).filter(hasFloating).sort();
  expect(shown).toEqual(['activity', 'game', 'help', 'home', 'inbox', 'memberHome', 'myBets', 'news']);
});
