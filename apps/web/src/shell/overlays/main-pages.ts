// The pages that what nobody asked for may lie over.
import type { RouteName } from '../navigation/routes.ts';

/**
 * The main pages. Announcements and the offer of the app lie over no other: those hold a form, money, a game, a step
 * that has to be finished, or what somebody came to read @assumed.
 */
const mainPages: ReadonlySet<RouteName> = new Set(['home', 'game', 'activity', 'memberHome', 'rewardCenter']);
export const isMainPage = (route: RouteName): boolean => mainPages.has(route);
