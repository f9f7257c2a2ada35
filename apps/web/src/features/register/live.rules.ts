// The rules of user name and password as lists that tick themselves off while one types. The platform decides by the same ones.
import { brokenPasswordRules, type PasswordRule, passwordRules } from '@foyer/contract/password-rules';
import { brokenUserNameRules, type UserNameRule } from '@foyer/contract/user-name-rules';
import { asksPassword, type Demands, type Entry } from './entry.ts';

/** One line of a list of rules. */
export interface LiveRule<N extends string> {
  readonly name: N;
  readonly met: boolean;
}

/** What is shown of a user name: who keeps to `characters` here keeps to the edges as well. */
export type ShownNameRule = Extract<UserNameRule, 'length' | 'characters' | 'letter'>;

/** The name that is checked and sent: spaces around it are a keyboard's, not a person's. */
export const nameOf = ({ username }: Pick<Entry, 'username'>): string => username.trim();

/** The rules for a user name, each met or not. Nothing typed meets none. */
export function nameRules(entry: Entry, { username: lengths }: Demands): readonly LiveRule<ShownNameRule>[] {
  const name = nameOf(entry);
  const broken = brokenUserNameRules(name, lengths);
  const meets = (...rules: readonly UserNameRule[]): boolean =>
    name !== '' && !rules.some((rule) => broken.includes(rule));
  return [
    { name: 'length', met: meets('length') },
    { name: 'characters', met: meets('characters', 'edges') },
    { name: 'letter', met: meets('letter') },
  ];
}

/** The first rule of the platform that the user name breaks. */
export const brokenNameRule = (entry: Entry, { username: lengths }: Demands): UserNameRule | undefined =>
  brokenUserNameRules(nameOf(entry), lengths)[0];

/** A member who registers by number has no name yet that the password could hold. */
const ownName = (entry: Entry): string => (entry.method === 'username' ? nameOf(entry) : '');

const brokenBy = (entry: Entry, demands: Demands): readonly PasswordRule[] =>
  brokenPasswordRules(entry.password, ownName(entry), demands.password);

/** The rules for a password, each met or not. Nothing typed meets none. */
export function wordRules(entry: Entry, demands: Demands): readonly LiveRule<PasswordRule>[] {
  const broken = brokenBy(entry, demands);
  return passwordRules
    .filter((name) => name !== 'notTheName' || entry.method === 'username')
    .map((name) => ({ name, met: entry.password !== '' && !broken.includes(name) }));
}

/** The first rule that the password breaks, where one is asked for. */
export const brokenWordRule = (entry: Entry, demands: Demands): PasswordRule | undefined =>
  asksPassword(entry, demands) ? brokenBy(entry, demands)[0] : undefined;
