// Builds the answer of a log-in, for every way that creates a session.
import type { LoginAnswer } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';
import { hasExpired } from '../member/api.ts';

/** A session that was just opened, or has a new token. */
interface Opened {
  readonly member: Member;
  readonly token: string;
  readonly restricted: boolean;
}

/**
 * LG-08. `updatePassword` marks a password that the operator gave out. A session by SMS code is not restricted, whatever the password:
 * its answers, also later ones, demand no change.
 */
export const loginAnswer = ({ member, token, restricted }: Opened, merchant: Merchant, now: Date): LoginAnswer => {
  const demands = restricted || !isOn(merchant, 'forceExpiredPasswordChange');
  return {
    id: member.id,
    token,
    userName: member.userName,
    customerType: member.type,
    firstTimeLogin: member.firstTime,
    passwordExpired: demands && hasExpired(member, merchant.passwordRules, now),
    updatePassword: restricted && member.passwordGivenAt !== null,
  };
};
