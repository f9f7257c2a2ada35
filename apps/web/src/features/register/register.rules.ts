// What is wrong with what was entered: the first thing, and the field that needs the person.
import { type PasswordRule, passwordLength } from '@foyer/contract/password-rules';
import type { UserNameRule } from '@foyer/contract/user-name-rules';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { asksPassword, type Demands, type Entry, type Lengths } from './entry.ts';
import { brokenNameRule, brokenWordRule, nameOf } from './live.rules.ts';

/** Places of the form that a problem can belong to. */
export type Place = 'username' | 'mobile' | 'code' | 'password' | 'captcha' | 'agreed' | 'form';

/** What the form says went wrong, and where. */
export interface RegisterProblem {
  readonly at: Place;
  readonly text: TextKey;
  readonly values?: TextValues;
  /** Absent where the person can see what is wrong without support. */
  readonly reference?: string;
  /** A user name that is free, offered in place of one that is taken. */
  readonly proposal?: string;
}

/** What is said of a user name by the rule that it breaks; its length has two texts. */
export const nameTexts: Readonly<Record<Exclude<UserNameRule, 'length'>, TextKey>> = {
  characters: 'register.usernameCharacters',
  edges: 'register.usernameEdges',
  letter: 'register.usernameLetter',
  reserved: 'register.usernameReserved',
};

/** The same for a password. */
export const wordTexts: Readonly<Record<Exclude<PasswordRule, 'length'>, TextKey>> = {
  notTheName: 'register.passwordHoldsName',
  notCommon: 'register.passwordCommon',
};

function nameProblem(rule: UserNameRule, length: number, { minLength, maxLength }: Lengths): RegisterProblem {
  if (rule !== 'length') return { at: 'username', text: nameTexts[rule] };
  return length < minLength
    ? { at: 'username', text: 'register.usernameShort', values: { min: minLength } }
    : { at: 'username', text: 'register.usernameLong', values: { max: maxLength } };
}

function checkName(entry: Entry, demands: Demands): RegisterProblem | null {
  const name = nameOf(entry);
  if (name === '') return { at: 'username', text: 'register.usernameMissing' };
  const rule = brokenNameRule(entry, demands);
  return rule ? nameProblem(rule, name.length, demands.username) : null;
}

function checkPassword(entry: Entry, demands: Demands): RegisterProblem | null {
  if (!asksPassword(entry, demands)) return null;
  if (entry.password === '') return { at: 'password', text: 'register.passwordMissing' };
  const rule = brokenWordRule(entry, demands);
  if (!rule) return null;
  if (rule !== 'length') return { at: 'password', text: wordTexts[rule] };
  const { minLength, maxLength } = demands.password;
  return passwordLength(entry.password) < minLength
    ? { at: 'password', text: 'register.passwordShort', values: { min: minLength } }
    : { at: 'password', text: 'register.passwordLong', values: { max: maxLength } };
}

function checkMobile({ mobile, code }: Entry): RegisterProblem | null {
  if (!mobile) return { at: 'mobile', text: 'register.mobileMissing' };
  if (mobile.problem) return { at: 'mobile', text: 'register.mobileInvalid' };
  return code.trim() === '' ? { at: 'code', text: 'register.codeMissing' } : null;
}

/** The first thing wrong, from the top of the form to its end, or null. */
export function checkEntry(entry: Entry, demands: Demands): RegisterProblem | null {
  const problem =
    (entry.method === 'username' ? checkName(entry, demands) : checkMobile(entry)) ?? checkPassword(entry, demands);
  if (problem) return problem;
  if (demands.imageCaptcha && entry.captcha.trim() === '') return { at: 'captcha', text: 'register.captchaMissing' };
  return entry.agreed ? null : { at: 'agreed', text: 'register.agreeMissing' };
}

/** Places that the form shows now; what belongs elsewhere is told by the form as a whole. */
export function placesOf(entry: Pick<Entry, 'method'>, demands: Demands): readonly Place[] {
  const who: readonly Place[] = entry.method === 'username' ? ['username'] : ['mobile', 'code'];
  return [
    ...who,
    ...(asksPassword(entry, demands) ? (['password'] as const) : []),
    ...(demands.imageCaptcha ? (['captcha'] as const) : []),
    'agreed',
  ];
}
