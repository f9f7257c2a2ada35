// Finds the rules that user name and password meet during typing. The platform decides by the same rules.
import type { PageSettings } from '@foyer/contract';
import { brokenUserNameRules, type UserNameRule } from '@foyer/contract/user-name-rules';
import { type NewPassword, newPasswordRules } from '../../kit/passwords/new-password.rules.ts';
import { passwordLengths } from '../../kit/passwords/password-lengths.ts';
import { nameOf, type RegisterEntry, type ShownNameRule, shownNameRules } from './register-entry.ts';

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
