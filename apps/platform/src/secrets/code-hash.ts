// Codes that are sent to people: how one is generated, and the keyed hash that a table keeps of it.
import { createHmac, randomBytes, randomInt } from 'node:crypto';

const USUAL_DIGITS = 6;

export const newCode = (digits = USUAL_DIGITS): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** In the place of a code's hash: fits no code. */
export const nobodysHash = (): string => randomBytes(32).toString('base64url');

/**
 * HMAC-SHA256, base64url, of a code and everything it is bound to. A million codes are soon tried against a bare hash.
 * @param bound what the code is good for, always in the same order
 */
export const codeHash = (key: string, bound: readonly (string | undefined)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(bound)).digest('base64url');
