// Public interface of the module of jackpots. Amounts are bigint, in minor units.

/** `partOf(stake, jackpot)` answers what of a stake goes into the pot; `numberOf(seed, round, of)` draws a round's number. */
export { numberOf, partOf } from './jackpot.rules.ts';
/** `jackpotOf(merchant, game)` answers the jackpot that a game has, `waitingPot(on, merchant, jackpot)` what waits in it, and on what terms. `settleJackpot(tx, play)` feeds and pays it in the transaction of a round. */
export { type JackpotOutcome, jackpotOf, settleJackpot, type WaitingPot, waitingPot } from './jackpot.service.ts';
/** `potAccount(game)` answers the operator's account of a pot; `potLines` is SQL: the lines on all of them. */
export { jackpotPromises, potAccount, potLines } from './jackpot-promises.ts';
/** `wonPots(db, merchant, since, most)` answers the jackpots that were won, the latest first. */
export { type WonPot, wonPots } from './jackpot-store.ts';
/** `wireJackpot(jackpot, waiting)` answers a jackpot as callers get it. */
export { wireJackpot } from './wire-jackpot.ts';
