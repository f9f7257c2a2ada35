// Checks the input by the platform's rules: rules met while typing, and the first problem.
import type { PageSettings } from '@foyer/contract';
import { brokenUserNameRules, foldUserName, holdsBrand, type UserNameRule } from '@foyer/contract/user-name-rules';
import { codeLength } from '../../kit/codes/code.rules.ts';
import {
  checkNewPassword,
  type NewPassword,
  newPasswordRules,
  passwordStrength,
} from '../../kit/passwords/new-password.rules.ts';
import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import { joinProblems } from '../../shell/errors/joined-problems.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import {
  demandsOf,
  type Lengths,
  nameOf,
  type RegisterEntry,
  type RegisterProblem,
  requiresPassword,
  type ShownNameRule,
  shownNameRules,
} from './register-entry.ts';

const wider: Readonly<Record<ShownNameRule, readonly UserNameRule[]>> = {
  length: ['length'],
  characters: ['characters', 'edges'],
  letter: ['letter'],
};

/** The shown rules that the user name meets. Nothing typed meets none. */
export function metNameRules(entry: RegisterEntry, { register }: PageSettings): readonly ShownNameRule[] {
  const name = nameOf(entry);
  if (name === '') return [];
  const broken = brokenUserNameRules(name, register.usernameRules);
  return shownNameRules.filter((rule) => !wider[rule].some((one) => broken.includes(one)));
}

/** The password as its rules look at it. */
export const passwordOf = (entry: RegisterEntry, settings: PageSettings): NewPassword => ({
  password: entry.password,
  oldPassword: null,
  userName: entry.method === 'username' ? nameOf(entry) : '',
  lengths: passwordLengths(settings),
});

/** The rules that the password meets. */
export const metPasswordRules = (entry: RegisterEntry, settings: PageSettings): readonly string[] =>
  newPasswordRules(passwordOf(entry, settings))
    .filter(({ met }) => met)
    .map(({ name }) => name);

/** The messages for a user name by the rule that it breaks; for its length the rule itself says it. */
export const nameTexts: Readonly<Record<Exclude<UserNameRule, 'length'>, TextKey>> = {
  characters: 'register.nameCharacters',
  edges: 'registerProblem.usernameEdges',
  letter: 'register.nameLetter',
  reserved: 'registerProblem.usernameReserved',
};

function nameProblem(rule: UserNameRule, { minLength: min, maxLength: max }: Lengths): RegisterProblem {
  if (rule !== 'length') return { at: 'username', text: nameTexts[rule], rule };
  return { at: 'username', text: 'register.nameLength', values: { min, max }, rule };
}

function checkName(entry: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  const { brandName, merchant, register } = settings;
  const { usernameRules } = register;
  const name = nameOf(entry);
  if (name === '') return { at: 'username', text: 'registerProblem.usernameMissing' };
  const [rule] = brokenUserNameRules(name, usernameRules);
  if (rule) return nameProblem(rule, usernameRules);
  // Before anybody solves a captcha for the name; the names of staff are the platform's alone.
  const isReserved = holdsBrand(foldUserName(name), [brandName, merchant]);
  return isReserved ? { at: 'username', text: nameTexts.reserved } : null;
}

function checkMobile({ mobile, code }: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  // The phone field already shows the problem with the number.
  if (!mobile) return { at: 'mobile', text: 'registerProblem.mobileMissing' };
  return code.length < codeLength(settings) ? { at: 'code', text: 'codes.missing' } : null;
}

function checkPassword(entry: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  const complaint = checkNewPassword(passwordOf(entry, settings));
  return complaint && { at: 'password', ...complaint };
}

/** Finds everything that is wrong, from the top of the form to its end; null where nothing is. */
export function checkEntry(entry: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  const demands = demandsOf(settings);
  const captcha: RegisterProblem = { at: 'captcha', text: 'imageCaptcha.missing' };
  const agreed: RegisterProblem = { at: 'agreed', text: 'registerProblem.agreeMissing' };
  const found = [
    entry.method === 'username' ? checkName(entry, settings) : checkMobile(entry, settings),
    requiresPassword(entry, demands) ? checkPassword(entry, settings) : null,
    demands.imageCaptcha && !entry.captcha ? captcha : null,
    entry.agreed ? null : agreed,
  ];
  return joinProblems(found.filter((problem) => problem !== null));
}

export const entryStrength = (entry: RegisterEntry, settings: PageSettings): number =>
  passwordStrength(passwordOf(entry, settings));
