// Which passwords are accepted, and when one has expired.
import { brokenPasswordRules } from '@foyer/contract/password-rules';
import type { Merchant } from '../../merchants/merchant.ts';
import { isOn } from '../../merchants/switch.ts';
import type { Member } from './member.ts';

const DAY_MS = 86_400_000;

type Rules = Merchant['passwordRules'];

/** True when a member may take this password. */
export const isAcceptable = (password: string, account: string, rules: Rules): boolean =>
  brokenPasswordRules(password, account, rules).length === 0;

/** Expired by the operator's hand, or by its age where the operator sets one. */
export const hasExpired = (
  { passwordChangedAt, passwordExpiredAt }: Pick<Member, 'passwordChangedAt' | 'passwordExpiredAt'>,
  rules: Pick<Rules, 'expiresAfterDays'>,
  now: Date,
): boolean => {
  if (passwordExpiredAt !== null && passwordExpiredAt <= now) return true;
  if (rules.expiresAfterDays === null) return false;
  return passwordChangedAt.getTime() + rules.expiresAfterDays * DAY_MS <= now.getTime();
};

/** LG-04: an expired password restricts the session only where the operator says so. */
export const mustChange = (member: Member, merchant: Merchant, now: Date): boolean =>
  isOn(merchant, 'forceExpiredPasswordChange') && hasExpired(member, merchant.passwordRules, now);
