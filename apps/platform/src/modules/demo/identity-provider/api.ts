// Public interface of the demo's local identity provider.

/** `createProviderKeys(db)` answers its key pair, which the database keeps for every node. */
export { createProviderKeys, type ProviderKeys } from './keys.ts';
