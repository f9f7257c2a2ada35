// What other modules may use of identities: proofs by a third party's token, and whose member an identity is.

/** True where the operator lets new members come by this channel. */
export { registersBy } from './channel.rules.ts';
/**
 * `prove` and `proveAgain` throw Refusal channel.refused, identity.invalid, country.refused, service.unavailable; `spend` is true once.
 * `phoneVerifier(identity)` fills the hook of the second factor.
 */
export { createIdentity, type Identity, type Proven, phoneVerifier } from './identity.ts';
/** `memberOf(on, merchant, who)`: null where the identity is nobody's. `link`: false where it is another member's. */
export { link, memberOf } from './identity-store.ts';
/** Tokens that are good once: `spendToken` is true for one of those who take it at the same moment. */
export { spendToken, tokenHashOf } from './token-store.ts';
/** The verifiers of each operator's tokens. */
export { createTokenVerifiers } from './token-verifiers.ts';
