// Which pages have the buttons that float over them.
import type { RouteName } from '../navigation/routes.ts';

/** Pages to look around on. Forms, payments and the launch of a game have none @assumed. */
const pages: ReadonlySet<RouteName> = new Set([
  'home',
  'game',
  'activity',
  'news',
  'help',
  'memberHome',
  'myBets',
  'inbox',
]);

/** Tells whether the page has the button of the chat and that of the mini-game. */
export const hasFloating = (route: RouteName): boolean => pages.has(route);
