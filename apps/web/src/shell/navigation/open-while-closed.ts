// Routes that stay open while the site is closed to the visitor: members read their balance, withdrawals and deposits there. No
// page needs this list to load.
import type { RouteName } from './routes.ts';

const openRoutes: ReadonlySet<RouteName> = new Set(['order', 'withdraw']);

/** True where no notice stands in the page's place or over it. */
export const staysOpen = (route: RouteName): boolean => openRoutes.has(route);
