// Decides whether a new member may have a user name.
import { confusableKeyOf } from '@foyer/contract/confusable-key';
import { brokenUserNameRules, foldUserName, type UserNameRule } from '@foyer/contract/user-name-rules';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { isReserved } from './reserved-names.ts';

/** A user name in its three forms. */
export interface NewName {
  /** The name as typed; others see it so. */
  readonly userName: string;
  /** The name that the member logs in with. */
  readonly account: string;
  /** Unique for an operator: nobody can be taken for another. */
  readonly confusableKey: string;
}

export const nameOf = (typed: string): NewName => {
  const account = foldUserName(typed);
  return { userName: typed.normalize('NFKC'), account, confusableKey: confusableKeyOf(account) };
};

const refusal = (rule: UserNameRule): Refusal => new Refusal('username.invalid', { value: { rule } });

/** @throws Refusal username.invalid, with the broken rule */
export const checkedName = (typed: string, merchant: Pick<Merchant, 'code' | 'name' | 'settings'>): NewName => {
  const [broken] = brokenUserNameRules(typed, merchant.settings.register.usernameRules);
  if (broken) throw refusal(broken);
  const name = nameOf(typed);
  if (isReserved(name.account, merchant)) throw refusal('reserved');
  return name;
};
