// Reads how a member of a forgotten password is named: by user name, number or e-mail address.
import type { InputOf } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { Outbox } from '../../../ports/outbox.ts';
import { Refusal } from '../../../refusal.ts';
import { foldAccount } from '../member/api.ts';
import type { CodeRecipient } from '../verification/api.ts';
import { foldEmail, looksLikeEmail, mobileOf } from '../verification/api.ts';

export interface Identifier {
  readonly kind: 'account' | 'mobile' | 'email';
  /** The value as the member's row has it. */
  readonly value: string;
}

type Typed = Pick<InputOf<'member.passwordReset'>, 'username' | 'countryDialingCode' | 'mobileNum' | 'email'>;

/** @throws Refusal input.invalid, mobile.invalid, country.refused */
export const identifierOf = (
  merchant: Merchant,
  { username, countryDialingCode, mobileNum, email }: Typed,
): Identifier => {
  const given = [username, mobileNum, email].filter((value) => value !== undefined && value !== '');
  if (given.length !== 1) throw new Refusal('input.invalid');
  if (username) return { kind: 'account', value: foldAccount(username) };
  if (mobileNum) return { kind: 'mobile', value: mobileOf(merchant, countryDialingCode ?? '', mobileNum) };
  const address = foldEmail(email ?? '');
  if (!looksLikeEmail(address)) throw new Refusal('input.invalid');
  return { kind: 'email', value: address };
};

/**
 * Returns the recipient of the code: the typed one, or the one on file under the name that messages reach, the phone
 * first. Null: none.
 */
export const recipientOf = (
  merchant: Merchant,
  { kind, value }: Identifier,
  member: Pick<Member, 'mobile' | 'email'> | null,
  { carries }: Pick<Outbox, 'carries'>,
): CodeRecipient | null => {
  const reset = { merchant, purpose: 'reset' } as const;
  if (kind === 'mobile') return { ...reset, channel: 'sms', to: value };
  if (kind === 'email') return { ...reset, channel: 'email', to: value };
  if (member?.mobile && carries('sms')) return { ...reset, channel: 'sms', to: member.mobile };
  return member?.email ? { ...reset, channel: 'email', to: member.email } : null;
};
