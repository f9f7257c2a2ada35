// The pages that an announcement may lie over.
import type { RouteName } from '../../shell/navigation/routes.ts';

/**
 * The main pages. An announcement lies over no other: those hold a form, money, a game, a step that has to be finished, or what
 * somebody came to read @assumed.
 */
const mainPages: ReadonlySet<RouteName> = new Set(['home', 'game', 'activity', 'memberHome', 'rewardCenter']);
export const isMainPage = (route: RouteName): boolean => mainPages.has(route);
