// Public interface of the identity module: proofs by a third party's token, and their members.

/** `registersBy(merchant, channel)` is true where new members may come by the channel. */
export { registersBy } from './channel.rules.ts';
/**
 * `createIdentity(platform, verifierOf)` answers the service that proves and spends tokens.
 * - `prove` and `proveAgain` throw Refusal channel.refused, identity.invalid, country.refused,
 *   service.unavailable.
 * - `spend(on, proven)` is true once. Within a transaction it counts only if that commits.
 * - `letWait(proven)` answers until when; it throws Refusal identity.invalid for a spent token.
 * `phoneVerifier(identity)` fills the hook `verifyPhone` of the second factor.
 */
export { createIdentity, type Identity, type Proven, phoneVerifier } from './identity.ts';
/**
 * `memberOf(on, merchant, identity)` answers null where nobody has the identity.
 * `link(on, merchant, identity, memberId)` is false where another member has it.
 */
export { link, memberOf } from './identity-store.ts';
/**
 * `memberByPhoneToken(services)` fills the hook of the session module. The hook throws what `prove`
 * throws, and Refusal bind_customer_required where nobody has the number.
 */
export { memberByPhoneToken } from './social-login.ts';
/**
 * `spendToken(on, token)` is true for one of all who take a token at the same moment.
 * `tokenHashOf(idToken)` hashes the signed part of a token.
 */
export { spendToken, tokenHashOf } from './token-store.ts';
/** `createTokenVerifiers(platform, local)`: `local` is the demo's, null outside of the demo. */
export { createTokenVerifiers } from './token-verifiers.ts';
