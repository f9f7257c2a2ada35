// Checks the input by the platform's rules: rules met while typing, and the first problem.
import type { PageSettings } from '@foyer/contract';
import { brokenUserNameRules, foldUserName, type UserNameRule } from '@foyer/contract/user-name-rules';
import { CODE_LENGTH } from '../../kit/codes/code.rules.ts';
import { checkNewPassword, type NewPassword, newPasswordRules } from '../../kit/passwords/new-password.rules.ts';
import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import {
  asksPassword,
  demandsOf,
  type Lengths,
  nameOf,
  type RegisterEntry,
  type RegisterProblem,
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

/** The messages for a user name by the rule that it breaks; its length has two texts. */
export const nameTexts: Readonly<Record<Exclude<UserNameRule, 'length'>, TextKey>> = {
  characters: 'registerProblem.usernameCharacters',
  edges: 'registerProblem.usernameEdges',
  letter: 'registerProblem.usernameLetter',
  reserved: 'registerProblem.usernameReserved',
};

function nameProblem(rule: UserNameRule, length: number, { minLength, maxLength }: Lengths): RegisterProblem {
  if (rule !== 'length') return { at: 'username', text: nameTexts[rule] };
  return length < minLength
    ? { at: 'username', text: 'registerProblem.usernameShort', values: { min: minLength } }
    : { at: 'username', text: 'registerProblem.usernameLong', values: { max: maxLength } };
}

const lettersOf = (name: string): string => foldUserName(name).replace(/[^a-z]/g, '');

/**
 * Tells whether the name holds the brand's own name, before anybody solves a captcha for it. Only the platform knows
 * the names of staff.
 */
const namesBrand = (name: string, { brandName, merchant }: PageSettings): boolean =>
  [brandName, merchant].some((brand) => lettersOf(brand) !== '' && lettersOf(name).includes(lettersOf(brand)));

function checkName(entry: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  const { usernameRules } = settings.register;
  const name = nameOf(entry);
  if (name === '') return { at: 'username', text: 'registerProblem.usernameMissing' };
  const [rule] = brokenUserNameRules(name, usernameRules);
  if (rule) return nameProblem(rule, name.length, usernameRules);
  return namesBrand(name, settings) ? { at: 'username', text: nameTexts.reserved } : null;
}

function checkMobile({ mobile, code }: RegisterEntry): RegisterProblem | null {
  // The phone field already shows the problem with the number.
  if (!mobile) return { at: 'mobile', text: 'registerProblem.mobileMissing' };
  return code.length < CODE_LENGTH ? { at: 'code', text: 'codes.missing' } : null;
}

function checkPassword(entry: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  const complaint = checkNewPassword(passwordOf(entry, settings));
  return complaint && { at: 'password', ...complaint };
}

/** The first thing wrong, from the top of the form to its end, or null. */
export function checkEntry(entry: RegisterEntry, settings: PageSettings): RegisterProblem | null {
  const demands = demandsOf(settings);
  const who = entry.method === 'username' ? checkName(entry, settings) : checkMobile(entry);
  if (who) return who;
  const password = asksPassword(entry, demands) ? checkPassword(entry, settings) : null;
  if (password) return password;
  if (demands.imageCaptcha && !entry.captcha) return { at: 'captcha', text: 'imageCaptcha.missing' };
  return entry.agreed ? null : { at: 'agreed', text: 'register.agreeMissing' };
}
