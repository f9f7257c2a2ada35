// Public interface of the game module.

/** `safeBackUrl(wanted)` answers a page of the site under /m, home in place of any other address. */
export { safeBackUrl } from './back-url.rules.ts';
/** `gameAddress(site, game, query)` answers the address of a game, `siteHost(host)` the site of a games' or chat's host, `hasSubHosts(host, merchant)` whether pages can have a host of their own. */
export { gameAddress, hasSubHosts, siteHost } from './game-address.rules.ts';
/** The pages that play the operator's own games. */
export { type GamePage, gamePages } from './game-pages.table.ts';
