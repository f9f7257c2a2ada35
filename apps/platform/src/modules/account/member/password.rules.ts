// Decides whether a password is accepted, and when it has expired.
import { brokenPasswordRules, type PasswordRule } from '@foyer/contract/password-rules';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';
import { Refusal } from '../../../refusal.ts';
import type { PasswordEstimator } from './password-estimator.ts';
import { isGuessable, type NewPassword } from './password-strength.ts';

const DAY_MS = 86_400_000;

type Rules = Merchant['passwordRules'];
type PasswordPolicy = Pick<Merchant, 'passwordRules' | 'defaultPassword' | 'name'>;

/** The first rule that a new password breaks. The operator's default password is as common as one can be. */
export const weaknessOf = async (
  estimator: Pick<PasswordEstimator, 'score'>,
  wished: NewPassword,
  { passwordRules, defaultPassword, name }: PasswordPolicy,
): Promise<PasswordRule | 'notGuessable' | null> => {
  const { password, account } = wished;
  const [broken] = brokenPasswordRules(password, account, passwordRules);
  if (broken) return broken;
  if (password.normalize('NFKC') === defaultPassword?.normalize('NFKC')) return 'notCommon';
  return (await isGuessable(estimator, wished, name)) ? 'notGuessable' : null;
};

/** @throws Refusal password.weak, with the broken rule, or service.overloaded when the password cannot be estimated in time */
export const requireStrong = async (
  estimator: Pick<PasswordEstimator, 'score'>,
  wished: NewPassword,
  merchant: PasswordPolicy,
): Promise<void> => {
  const rule = await weaknessOf(estimator, wished, merchant);
  if (rule !== null) throw new Refusal('password.weak', { value: { rule } });
};

/** Expired by the operator's hand, or by its age where the operator sets one. */
export const hasExpired = (
  {
    passwordChangedAt,
    passwordExpiredAt,
    hasPassword,
  }: Pick<Member, 'passwordChangedAt' | 'passwordExpiredAt' | 'hasPassword'>,
  rules: Pick<Rules, 'expiresAfterDays'>,
  now: Date,
): boolean => {
  if (!hasPassword) return false;
  if (passwordExpiredAt !== null && passwordExpiredAt <= now) return true;
  if (rules.expiresAfterDays === null) return false;
  return passwordChangedAt.getTime() + rules.expiresAfterDays * DAY_MS <= now.getTime();
};

/**
 * LG-03, LG-04: a default password always has to be changed; an expired one restricts the session only where the operator says so.
 * Nobody asks after a log-in by SMS.
 */
export const mustChange = (member: Member, merchant: Merchant, now: Date): boolean =>
  member.passwordGivenAt !== null ||
  (isOn(merchant, 'forceExpiredPasswordChange') && hasExpired(member, merchant.passwordRules, now));
