// Public interface of the bonus module. Amounts are bigint, in minor units.

/** `termsOf(offer, deposit)` answers what a deposit's bonus comes to, null where it is too small for one. */
export { type BonusTerms, type OrderBonus, termsOf } from './bonus.rules.ts';
/**
 * `openBonus(platform, tx, paid, now)` opens the bonus of a deposit, in the transaction that books it.
 * `missBonus(platform, tx, paid, now)` tells the member that the deposit arrives without it.
 * `takeBonus(platform, tx, taken, now)` opens one that comes without a deposit, `giveUpBonus(tx, owner, now)` ends one before its time.
 * `countBets(platform, tx, bets, now)` counts a member's bets in the transaction that settles them; answers the cash where the bonus was paid out.
 */
export { type CountedBet, countBets, giveUpBonus, missBonus, openBonus, takeBonus } from './bonus.service.ts';
/** What must hold between bonuses and the ledger, for the check of the ledger. */
export { bonusPromises } from './bonus-promises.ts';
/** `openBonusOf(on, merchant, memberId)` answers the bonus that runs. `bonusesHad(db, merchant, memberId)` counts those of deposits. */
export { type BonusRow, bonusesHad, openBonusOf } from './bonus-store.ts';
