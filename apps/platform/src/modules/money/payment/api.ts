// Public interface of the payment module.

/** What must hold between orders and the ledger, for the check of the ledger. */
export { paymentPromises } from './payment-promises.ts';
