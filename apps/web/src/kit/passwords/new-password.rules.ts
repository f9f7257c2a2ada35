// Checks a new password by the platform's rules, and that it differs from the old one.
import {
  brokenPasswordRules,
  type PasswordLengths,
  type PasswordRule,
  passwordLength,
} from '@foyer/contract/password-rules';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { asRecord } from '../../shell/storage/shapes.ts';

export { passwordLengths } from './password-lengths.ts';
export type { PasswordLengths };

export type NewPasswordRule = PasswordRule | 'different';

export interface NewPassword {
  readonly password: string;
  /** Null where the form does not ask for the old password. */
  readonly oldPassword: string | null;
  /** Empty where the user name is not known. */
  readonly userName: string;
  readonly lengths: PasswordLengths;
}

export interface MetRule {
  readonly name: NewPasswordRule;
  readonly met: boolean;
}

/** The message for a password that breaks a rule. */
export interface PasswordComplaint {
  readonly text: TextKey;
  /** Absent where nothing was typed. */
  readonly rule?: NewPasswordRule;
  readonly values?: TextValues;
}

const order: readonly NewPasswordRule[] = ['length', 'different', 'notTheName', 'notCommon'];

const concerns = (rule: NewPasswordRule, { oldPassword, userName }: NewPassword): boolean =>
  rule === 'different' ? oldPassword !== null : rule !== 'notTheName' || userName !== '';

/** Returns the rules for this password, each met or not. An empty password meets none. */
export function newPasswordRules(chosen: NewPassword): readonly MetRule[] {
  const { password, oldPassword, userName, lengths } = chosen;
  const broken: readonly NewPasswordRule[] = brokenPasswordRules(password, userName, lengths);
  const same = oldPassword !== null && password.normalize('NFKC') === oldPassword.normalize('NFKC');
  const met = (rule: NewPasswordRule): boolean => (rule === 'different' ? !same : !broken.includes(rule));
  return order.filter((rule) => concerns(rule, chosen)).map((name) => ({ name, met: password !== '' && met(name) }));
}

/** About so many bits of variety for each step of strength beyond the first. @assumed */
const STEP_BITS = [40, 54, 68] as const;

/**
 * Estimates the strength of a password while it is typed, from 0 to 4. A password that breaks a rule stays at 1. The
 * platform has the better estimate, and the last word.
 */
export function passwordStrength(chosen: NewPassword): number {
  const { password } = chosen;
  const letters = Array.from(password);
  if (letters.length === 0) return 0;
  if (newPasswordRules(chosen).some(({ met }) => !met)) return 1;
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password)).length;
  // A letter that comes again adds half.
  const variety = (letters.length + new Set(letters).size) / 2;
  const bits = variety * (3.2 + kinds * 0.6);
  return 1 + STEP_BITS.filter((least) => bits >= least).length;
}

/** The message for each broken rule; length has two texts. */
const complaints: Readonly<Record<Exclude<NewPasswordRule, 'length'>, TextKey>> = {
  different: 'changePassword.mustDiffer',
  notTheName: 'passwordProblem.mustNotHoldName',
  notCommon: 'passwordProblem.tooCommon',
};

/** Returns the first problem with the password, or null. */
export function checkNewPassword(chosen: NewPassword): PasswordComplaint | null {
  const { password, lengths } = chosen;
  if (password === '') return { text: 'passwordProblem.missing' };
  const broken = newPasswordRules(chosen).find(({ met }) => !met)?.name;
  if (!broken) return null;
  if (broken !== 'length') return { text: complaints[broken], rule: broken };
  return passwordLength(password) > lengths.maxLength
    ? { text: 'passwordProblem.tooLong', values: { max: lengths.maxLength }, rule: broken }
    : { text: 'passwordProblem.tooShort', values: { min: lengths.minLength }, rule: broken };
}

/**
 * The messages for rules that the platform may name beyond those of the form: it estimates how many guesses a password
 * takes.
 */
const refusals: Readonly<Record<string, TextKey>> = { ...complaints, notGuessable: 'passwordProblem.guessable' };

/**
 * Returns the text for a password that the platform refused (`password.weak`), more exact where the refusal names the
 * rule.
 */
export function weakText({ value }: Failure): TextKey {
  const rule = asRecord(value)?.rule;
  return Object.entries(refusals).find(([name]) => name === rule)?.[1] ?? 'passwordProblem.tooEasy';
}
