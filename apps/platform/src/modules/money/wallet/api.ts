// What other modules may use of money. Amounts are minor units of the account's currency, as bigint.

/** Books a movement once for its reference. Throws Refusal balance.insufficient; the caller's transaction then rolls back. */
export { type Booked, type Movement, moveMoney, type TransferType } from './ledger.ts';
/** A member's balance; 0 where nothing was booked yet. */
export { balanceOf, type Owner } from './statement.ts';
