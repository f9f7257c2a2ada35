// Public interface of the module of instant games.

/** `aboutInstantGame(platform, code, context)` answers what a person wants to know of a game before play. */
export { aboutInstantGame } from './about.ts';
/**
 * `instantGameOf(code)` answers the game of a code, null where there is none. `isInstantVendor(vendor)` tells the vendor under
 * whose name they are launched.
 */
export { instantGameOf, isInstantVendor } from './instant-games.table.ts';
/**
 * Rounds as any purse may play them, in the caller's transaction: `instantState(tx, purse, game, context)`,
 * `playRound(tx, purse, bet, context, now)` once for the key of the call, `changeSeeds(tx, owner, input, context, now)`.
 * `offeredInstantGame(code, context)` answers the game, or throws the refusal.
 */
export { changeSeeds, instantState, offeredInstantGame, type Purse, playRound } from './instant-play.ts';
/** What must hold between rounds and the ledger, for the check of the ledger. */
export { instantPromises } from './instant-promises.ts';
/** `jackpotWins(platform)` fills the hook of the lotteries: the jackpots that were won, among the wins that others see. */
export { jackpotWins } from './jackpots.service.ts';
