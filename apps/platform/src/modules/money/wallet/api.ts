// Public interface of the wallet module. Amounts are bigint, in minor units of the currency.

/** `bookDeposits(db, deposits, beside)` books those of many members in one statement, with what the caller does beside each. */
export { type BesideDeposits, bookDeposits, type Deposit, type DepositBeside } from './deposits-together.ts';
/**
 * `bookTransfer(tx, transfer)` and `moveMoney(tx, movement)` book once for a reference, in the caller's transaction.
 * They throw Refusal balance.insufficient, and an Error where the reference stands for another movement:
 * the caller's transaction then rolls back.
 */
export { type Booked, type BookedTransfer, bookTransfer, moveMoney } from './ledger.ts';
/** `checkLedger(db, promises)` finds every broken promise of the ledger; `ledgerPromises` are those of its own rows; `bookedLines(type)`, `houseLines(beginning)`, `heldAccounts` and `bonusAccounts` are SQL: what a type booked, what stands on the operator's accounts, what is held, and what is a bonus. */
export {
  bonusAccounts,
  bookedLines,
  checkLedger,
  heldAccounts,
  houseLines,
  type LedgerFault,
  type LedgerPromise,
  walletPromises as ledgerPromises,
} from './ledger-check.ts';
/** `balanceOf(on, owner)` answers the cash, 0 where nothing was booked yet. `balancesOf` answers all accounts. `holdingCash` is SQL that holds the cash. */
export { type Balances, balanceOf, balancesOf, holdingCash, type Owner } from './statement.ts';
/** `totalsOf(on, owner, period)` sums what moved over a period, all time without one. `isFirstDeposit` is SQL. */
export { isFirstDeposit, type Totals, totalsOf } from './totals.ts';
export type { Leg, MemberAccount, Movement, Transfer } from './transfer.ts';
export type { TransferType } from './transfer-types.table.ts';
