// What other modules may use of verification: codes by SMS and e-mail, and how numbers, addresses and digits are read.

/** The purpose, the recipient and the requester of a code. */
export type { CodeAsker, CodePurpose, CodeRecipient } from './code.ts';
/** `send` and `sendByName` throw Refusal TOO_MANY_REQUEST_SMS, service.unavailable; `take` is true once; `drop` takes a code back. */
export { type Codes, createCodes } from './codes.ts';
/** A typed code or number with its digits as 0 to 9; `codeOf` without spaces and hyphens, too. */
export { codeOf, withAsciiDigits } from './digits.rules.ts';
/** One spelling for an address, and whether it has the form of one. */
export { foldEmail, looksLikeEmail } from './email-address.ts';
/** `mobileOf(merchant, dialingCode, typed)` in E.164; throws Refusal country.refused, mobile.invalid. `knownMobile` answers null instead. */
export { knownMobile, mobileOf } from './mobile-number.ts';
