// Public interface of the wallet module. Amounts are bigint, in minor units of the currency.

/**
 * `moveMoney(tx, movement)` books a movement once for its reference, in the caller's transaction.
 * Throws Refusal balance.insufficient, and an Error where the reference stands for another movement:
 * the caller's transaction then rolls back.
 */
export { type Booked, type Movement, moveMoney, type TransferType } from './ledger.ts';
/** `balanceOf(on, owner)` answers 0 where nothing was booked yet. */
export { balanceOf, type Owner } from './statement.ts';
