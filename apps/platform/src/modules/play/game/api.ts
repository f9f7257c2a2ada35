// Public interface of the game module.

/** `gameAddress(site, game, query)` answers the address of a game, `siteHost(host)` the site of a games host. */
export { gameAddress, siteHost } from './game-address.rules.ts';
/** The pages that play the operator's own games. */
export { type GamePage, gamePages } from './game-pages.table.ts';
