// Public interface of the wallet module. Amounts are bigint, in minor units of the currency.

/**
 * `bookTransfer(tx, transfer)` and `moveMoney(tx, movement)` book once for a reference, in the caller's transaction.
 * They throw Refusal balance.insufficient, and an Error where the reference stands for another movement:
 * the caller's transaction then rolls back.
 * `bookTransferBeside(tx, transfer, beside)` books in one statement with what the caller does beside it.
 */
export {
  type Beside,
  type Booked,
  type BookedTransfer,
  bookTransfer,
  bookTransferBeside,
  type Leg,
  type MemberAccount,
  type Movement,
  moveMoney,
  type Transfer,
} from './ledger.ts';
/** `checkLedger(db, promises)` finds every broken promise of the ledger; `ledgerPromises` are those of its own rows; `bookedLines(type)`, `heldAccounts` and `bonusAccounts` are SQL: what a type booked, what is held, and what is a bonus. */
export {
  bonusAccounts,
  bookedLines,
  checkLedger,
  heldAccounts,
  type LedgerFault,
  type LedgerPromise,
  walletPromises as ledgerPromises,
} from './ledger-check.ts';
/** `balanceOf(on, owner)` answers the cash, 0 where nothing was booked yet. `balancesOf` answers all accounts. */
export { type Balances, balanceOf, balancesOf, type Owner } from './statement.ts';
/** `totalsOf(on, owner, period)` sums what moved over a period, all time without one. */
export { type Totals, totalsOf } from './totals.ts';
export type { TransferType } from './transfer-types.table.ts';
