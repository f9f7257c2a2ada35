// Public interface of the payment module.

/** `depositNews`: deposits that have arrived, as push tells them. */
export { depositNews } from './news.ts';
/** `noticesAside(on, merchant, most)` lists notices that were not believed, the newest first. */
export { noticesAside } from './notice-store.ts';
/** `takeNotice(platform, tx, source, notice)` books a payment that somebody vouches for, by the same rules as a provider's verified notice. */
export { takeNotice } from './notices.ts';
/**
 * `orderById(on, merchant, id)` answers null where there is none; `waitingOrders` lists those that wait for their payment.
 * `hasDeposited(column)` is SQL: true where the member whose id the column holds has paid a deposit.
 */
export { hasDeposited, type OrderRow, orderById, waitingOrders } from './order-store.ts';
/** What must hold between orders and the ledger, for the check of the ledger. */
export { paymentPromises } from './payment-promises.ts';
/** `slipOf(documents, tx, order)` answers the picture of an order's slip, `slipTimes` when those of a member were sent. */
export { slipOf, slipTimes } from './slips.ts';
