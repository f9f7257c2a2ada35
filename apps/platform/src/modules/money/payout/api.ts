// Public interface of the payout module.

export { maskedName } from './account.rules.ts';
/** `placeAccount(platform, tx, key, request)` adds an account for a member who cannot, in the caller's transaction. */
export { placeAccount } from './account.service.ts';
/**
 * `accountsOf(on, merchant, memberId)` lists a member's accounts, the oldest first. `accountById(on, merchant, memberId, id)` answers null
 * where the member has none of that id. `accountNumber(on, key, merchant, id)` decrypts a number for whoever pays to it; null where the
 * account is gone or the key is another.
 */
export { accountById, accountNumber, accountsOf, type StoredAccount } from './account-store.ts';
/** `createPayoutKey(platform)` reads the key that encrypts the numbers of payout accounts. */
export { createPayoutKey } from './payout-key.ts';
/** Accounts as the wire carries them, and the name of an account's bank, e-wallet or network. */
export { issuerName, presentAccount } from './present-account.ts';
