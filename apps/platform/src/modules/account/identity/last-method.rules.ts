// Decides whether a social account is the member's last method to log in. Pure.
import type { SocialChannel } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { hasChosenPassword } from '../member/api.ts';
import { offers } from './channel.rules.ts';

type Owner = Pick<Member, 'hasPassword' | 'passwordGivenAt' | 'mobile'>;
interface Account {
  readonly channel: SocialChannel;
}

/** By a password of their own, a code to their number, or a social account that the operator still offers. */
const canLogIn = (merchant: Pick<Merchant, 'settings'>, member: Owner, accounts: readonly Account[]): boolean =>
  hasChosenPassword(member) ||
  (member.mobile !== null && merchant.settings.register.methods.includes('mobile')) ||
  accounts.some(({ channel }) => offers(merchant, channel));

/** True where nothing else would let the member in: such an account stays. */
export const isLastMethod = <A extends Account>(
  merchant: Pick<Merchant, 'settings'>,
  member: Owner,
  accounts: readonly A[],
  account: A,
): boolean =>
  !canLogIn(
    merchant,
    member,
    accounts.filter((other) => other !== account),
  );
