// What the composition may use of the demo's identity provider.

/** Its key pair, kept in the database for every node. */
export { createProviderKeys, type ProviderKeys } from './keys.ts';
