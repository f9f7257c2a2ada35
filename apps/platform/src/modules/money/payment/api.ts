// Public interface of the payment module.

/**
 * `takeNotice(tx, source, notice, platform)` books a payment that somebody vouches for, by the same rules as a provider's verified notice.
 * `noticesAside(on, merchant, most)` lists notices that were not believed, the newest first.
 */
export { noticesAside, takeNotice } from './notices.ts';
/** `orderById(on, merchant, id)` answers null where there is none; `waitingOrders` lists those that wait for their payment. */
export { orderById, waitingOrders } from './order-store.ts';
/** What must hold between orders and the ledger, for the check of the ledger. */
export { paymentPromises } from './payment-promises.ts';
