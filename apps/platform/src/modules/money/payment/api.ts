// Public interface of the payment module.

/** `confirmDeposit(platform, tx, confirmation)` books a bank transfer that a person has seen. Throws Refusal order.unknown. */
export { type ConfirmOutcome, confirmDeposit } from './confirm.ts';
/** `depositNews`: deposits that have arrived, as push tells them. */
export { depositNews } from './news.ts';
/** `noticesAside(on, merchant, cursor)` lists notices that were not believed, the newest first: `noticeList`. */
export { noticeList, noticesAside } from './notice-store.ts';
/**
 * `orderById(on, merchant, id)` answers null where there is none.
 * `hasDeposited(column)` is SQL: true where the member whose id the column holds has paid a deposit.
 */
export { hasDeposited, orderById } from './order-store.ts';
/** What must hold between orders and the ledger, for the check of the ledger. */
export { paymentPromises } from './payment-promises.ts';
/**
 * `settleDeposit(platform, tx, confirmation)` books what was paid in place of what was ordered, `refuseDeposit(platform, tx, refusal)`
 * refuses it, or a bank transfer of which nothing arrived. Both throw Refusal order.unknown.
 */
export { refuseDeposit, settleDeposit } from './settle.ts';
/** `slipOf(documents, tx, order)` answers the picture of an order's slip. */
export { slipOf } from './slips.ts';
/** `waitingTransfers(on, merchant, now, cursor)` lists the bank transfers that a person may book, those with a slip first: `transferList`. */
export { transferList, waitingTransfers } from './transfers.ts';
