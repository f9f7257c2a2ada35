// Public interface of the bonus module. Amounts are bigint, in minor units.

/** `termsOf(offer, deposit)` answers what a deposit's bonus comes to, null where it is too small for one. */
export { type BonusTerms, type OrderBonus, termsOf } from './bonus.rules.ts';
/**
 * `openBonus(platform, tx, paid, now)` opens the bonus of a deposit, in the transaction that books it.
 * `takeBonus(platform, tx, taken, now)` opens one that comes without a deposit, `giveUpBonus(tx, owner, now)` ends one before its time.
 * `countStake(platform, tx, stake, now)` counts a stake in the transaction that books it; answers the cash where the bonus was paid out.
 */
export { countStake, giveUpBonus, openBonus, takeBonus } from './bonus.service.ts';
/** What must hold between bonuses and the ledger, for the check of the ledger. */
export { bonusPromises } from './bonus-promises.ts';
/** `openBonusOf(on, merchant, memberId)` answers the bonus that runs. `takeStakeOff(tx, stake, placedAt)` counts a stake no more that came back. */
export { type BonusRow, openBonusOf, takeStakeOff } from './bonus-store.ts';
