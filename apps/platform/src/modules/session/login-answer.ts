// What a log-in answers, whichever way the session came about.
import type { LoginAnswer } from '@foyer/contract';
import type { Merchant } from '../../merchants/merchant.ts';
import type { Member } from '../member/member.ts';
import { hasExpired } from '../member/password.rules.ts';

/** LG-08. `updatePassword` marks a password that the operator gave out. */
export const loginAnswer = (member: Member, token: string, merchant: Merchant, now: Date): LoginAnswer => ({
  id: member.id,
  token,
  userName: member.userName,
  customerType: member.type,
  firstTimeLogin: member.firstTime,
  passwordExpired: hasExpired(member, merchant.passwordRules, now),
  updatePassword: member.passwordGivenAt !== null,
});
