// Which passwords are accepted, and when one has expired.
import type { Merchant } from '../../merchants/merchant.ts';
import { isOn } from '../../merchants/switch.ts';
import { commonPasswords } from './common-passwords.ts';
import { foldAccount, type Member } from './member.ts';

const DAY_MS = 86_400_000;
/** Fewer different characters than this is a pattern, not a password. */
const LEAST_DIFFERENT_CHARACTERS = 4;

type Rules = Merchant['passwordRules'];

/** True for what a guesser tries first: the name, a common password, one character again and again. */
const isGuessable = (password: string, account: string): boolean => {
  const folded = foldAccount(password);
  const name = foldAccount(account);
  return (
    commonPasswords.has(folded) ||
    commonPasswords.has(folded.replace(/[\d!@#$%^&*.]+$/, '')) ||
    (name.length >= 3 && folded.includes(name)) ||
    new Set(folded).size < LEAST_DIFFERENT_CHARACTERS
  );
};

/** True when a member may take this password. Lengths are counted in characters. */
export const isAcceptable = (password: string, account: string, rules: Rules): boolean => {
  const { length } = [...password.normalize('NFKC')];
  return length >= rules.minLength && length <= rules.maxLength && !isGuessable(password, account);
};

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
