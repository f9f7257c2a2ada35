// Public interface of the points module. Points are bigint.

/** What must hold between balances and entries, for the check of the ledger. */
export { pointPromises } from './point-promises.ts';
/**
 * `addPoints` adds once for a reference, `growPoints` adds to an entry that grows, `spendPoints` takes where there are enough.
 * `pointsOf` answers a balance, `entriesOf` the entries.
 */
export { addPoints, entriesOf, growPoints, pointsOf, spendPoints } from './point-store.ts';
/** `earnedBy(amount, stakes, stakesPerPoint)` answers the points that a settled bet adds. */
export { earnedBy } from './points.rules.ts';
