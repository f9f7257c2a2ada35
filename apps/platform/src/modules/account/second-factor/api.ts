// What other modules may use of the second factor: asking for it, authenticators, and what a member has on file for it.

/** Counts a wrong answer for the account, over a day. Throws Refusal TOO_MANY_REQUEST_LOGIN. */
export { countForAccount } from './account-cap.ts';
/** Lets a log-in pass, or throws Refusal login_verify_required with the challenge to bring back. */
export { askSecondFactor } from './ask.ts';
/** Authenticators of members: begun, confirmed by a first code, taken a code at a time, removed. */
export { type Authenticators, createAuthenticators } from './authenticators.ts';
/** Addresses and numbers with most of them covered, and the dialing code of a number in E.164. */
export { dialingCodeOf, maskedEmail, maskedMobile } from './mask.rules.ts';
/** What a member has on file; `heldFileOf(tx, id)` holds it until the transaction ends. `setWays` turns ways on and all others off. */
export { fileOf, heldFileOf, setWays } from './on-file-store.ts';
/** The proofs that modules above bring along. */
export type { SecondFactorHooks, VerifiedPhone } from './parts.ts';
/** The code that an authenticator shows at a moment, and the address in its QR code. */
export { codeAt, otpauthOf } from './totp.ts';
/** The ways an operator offers, those a member could be asked by, and whether the last one has to stay. */
export { mustStay, offeredBy, readyWays } from './ways.rules.ts';
