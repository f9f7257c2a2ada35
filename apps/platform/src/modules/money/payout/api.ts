// Public interface of the payout module.

/** `createPayoutKey(platform)` reads the key that encrypts the numbers of payout accounts. */
export { createPayoutKey } from './payout-key.ts';
