// Public interface of the verification module: codes, and the reading of numbers and addresses.

/** The purpose, the recipient and the requester of a code. */
export type { CodePurpose, CodeRecipient, CodeRequester } from './code.ts';
/**
 * `createCodes(platform)` answers the service that sends and takes codes.
 * - `send` and `sendByName` throw Refusal TOO_MANY_REQUEST_SMS with the seconds to wait, and
 *   service.unavailable where nothing carries the message.
 * - `take(recipient, code, tx)` is true once for the right code; a wrong one has to commit.
 * - `look(recipient, code, deviceId)` answers `{fits, isProven}` and uses nothing up; a wrong code counts.
 * - `drop(recipient, tx)` takes a code back.
 */
export { type Codes, createCodes } from './codes.ts';
/**
 * `withAsciiDigits(typed)` writes the digits of every script as 0 to 9.
 * `codeOf(typed)` also leaves out spaces and hyphens.
 */
export { codeOf, withAsciiDigits } from './digits.rules.ts';
/** `foldEmail(typed)` answers the one spelling of an address, `looksLikeEmail(folded)` its form. */
export { foldEmail, looksLikeEmail } from './email-address.ts';
/**
 * `mobileOf(merchant, dialingCode, typed)` answers the number in E.164.
 * Throws Refusal country.refused, mobile.invalid. `knownMobile(merchant, text)` answers null instead.
 */
export { knownMobile, mobileOf } from './mobile-number.ts';
