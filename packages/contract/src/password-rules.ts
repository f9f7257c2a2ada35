// The rules for a new password, for the platform and the forms.
// The list of passwords makes this an entry of its own.
import { commonPasswords } from './common-passwords.ts';

export interface PasswordLengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Rules in the order in which they are shown. */
export const passwordRules = ['length', 'notTheName', 'notCommon'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Names shorter than this are in too many words to forbid. */
const NAME_MIN_LENGTH = 3;
/** Fewer different characters than this is a pattern, not a password. */
const LEAST_DIFFERENT_CHARACTERS = 4;

const fold = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** Length in characters, whatever their width. */
export const passwordLength = (password: string): number => [...password.normalize('NFKC')].length;

const holdsName = (folded: string, name: string): boolean => name.length >= NAME_MIN_LENGTH && folded.includes(name);

/** Digits or letters in their order, up or down, also with a break: 1234567890123, abcdef987654. */
const isSequence = (folded: string): boolean => {
  const steps = [...folded.slice(1)].map((_, i) => Math.abs(folded.charCodeAt(i + 1) - folded.charCodeAt(i)));
  return steps.filter((step) => step !== 1 && step !== 9).length * 4 <= steps.length;
};

/**
 * Tells whether guessers try this password first: a common password, also with digits and signs behind it, one
 * character repeated, or a sequence.
 */
const isCommon = (folded: string): boolean =>
  isSequence(folded) ||
  commonPasswords.has(folded) ||
  commonPasswords.has(folded.replace(/[\d!@#$%^&*.]+$/, '')) ||
  new Set(folded).size < LEAST_DIFFERENT_CHARACTERS;

/** The rules a password breaks, in their order. */
export function brokenPasswordRules(
  password: string,
  userName: string,
  { minLength, maxLength }: PasswordLengths,
): readonly PasswordRule[] {
  const length = passwordLength(password);
  const folded = fold(password);
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < minLength || length > maxLength,
    notTheName: holdsName(folded, fold(userName)),
    notCommon: isCommon(folded),
  };
  return passwordRules.filter((rule) => broken[rule]);
}
