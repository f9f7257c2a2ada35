// Public interface of the second-factor module.

/**
 * `countForAccount(platform, member)` counts a wrong answer over a day; `right()` gives it back.
 * Throws Refusal TOO_MANY_REQUEST_LOGIN.
 */
/**
 * `forgetCodeTries(on, member)` forgets the wrong answers of a day, but for those at the payee name. `nameLockedUntil(on, member)`
 * answers until when no name is taken, in milliseconds since 1970; null where one is.
 */
export { countForAccount, forgetCodeTries, nameLockedUntil } from './account-cap.ts';
/** `createAuthenticatorKey(platform)` reads the key that encrypts the secrets of authenticators. */
export { createAuthenticatorKey } from './authenticator-key.ts';
/**
 * `createAuthenticators(platform)` answers the service that enrols and removes authenticators.
 * Each code is taken once. Throws Refusal service.unavailable where a secret does not open.
 */
export { type Authenticators, createAuthenticators } from './authenticators.ts';
/** Covered e-mail addresses and numbers; numbers are in E.164. */
export { dialingCodeOf, maskedEmail, maskedMobile } from './mask.rules.ts';
/**
 * `offeredBy(merchant, outbox)` answers the methods of an operator, `readyMethods(merchant, file, outbox)` those that a
 * member can be asked by; neither has one whose code nothing would bring. `mustStay(merchant, method, others)` is true for the last one needed.
 */
export { mustStay, offeredBy, readyMethods } from './methods.rules.ts';
/**
 * The data on file for the second factor of a member.
 * `heldFileOf(tx, memberId)` locks it until the transaction ends. `setMethods(tx, memberId, methods)`
 * turns these methods on and all others off. Both readers throw where the member is gone.
 */
export { fileOf, heldFileOf, setMethods } from './on-file-store.ts';
/** `isSameName(typed, onFile)` compares payee names without case, width and spaces. */
export { isSameName } from './payee-name.rules.ts';
/**
 * `requireSecondFactor(platform, proven, first, context)` lets a log-in pass that needs no more.
 * Throws Refusal login_verify_required with the challenge that session.verify brings back.
 */
export { requireSecondFactor } from './require-second-factor.ts';
/** The hook by which a module above verifies phones for the second factor. */
export type { SecondFactorHooks, VerifiedPhone } from './services.ts';
/**
 * `codeAt(secret, now)` answers the code that an authenticator shows.
 * `otpauthOf(secret, issuer, account)` answers the address in its QR code. Secrets are in base32.
 * `stepOf(secret, code, now)` answers the time step whose code it is; null: of none.
 */
export { codeAt, newTotpSecret, otpauthOf, stepOf } from './totp.ts';
