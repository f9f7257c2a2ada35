// What a new password must be: the platform decides by these rules, forms show them while it is typed. An entry of its own, because of the list.
import { commonPasswords } from './common-passwords.ts';

export interface PasswordLengths {
  readonly minLength: number;
  readonly maxLength: number;
}

/** Rules in the order in which they are told. */
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

/** What guessers try first: a common password, also with digits and signs behind it, and one character again and again. */
const isCommon = (folded: string): boolean =>
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
