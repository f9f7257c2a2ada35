// Recovery codes: ten for a member, for the day the phone with the authenticator is gone.
import { randomInt } from 'node:crypto';
import { codeOf } from '../verification/api.ts';

export const RECOVERY_CODES = 10;
/** Crockford's base32: no letter that is taken for a digit. Ten of them are 50 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;
const HALF = LENGTH / 2;
const misread: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Returns codes in the form that a person is shown: `k7m2p-9qx4t`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, newCode).map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`);

/** A code however it was typed: without hyphen, in any case and width, letters for the digits they look like. */
export const recoveryCodeOf = (typed: string): string =>
  codeOf(typed.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[oil]/g, (letter) => misread[letter] ?? letter);
