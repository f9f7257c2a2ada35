// Compares a typed address or number with the one on file, and finds a code's recipient.
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CodeRecipient } from '../verification/api.ts';
import { foldEmail, mobileOf } from '../verification/api.ts';
import type { Challenge } from './challenge-store.ts';
import { dialingCodeOf } from './mask.rules.ts';

const isSameMobile = (merchant: Merchant, typed: string, onFile: string): boolean => {
  try {
    return mobileOf(merchant, dialingCodeOf(onFile), typed) === onFile;
  } catch {
    return false; // of another country, or no number
  }
};

/**
 * Returns the recipient of a challenge's codes by this way: a code that was sent for another challenge does not fit.
 */
export const recipientFor = (
  merchant: Merchant,
  { hash, member }: Challenge,
  way: 'email' | 'sms',
): CodeRecipient | null => {
  const to = way === 'sms' ? member.mobile : member.email;
  return to === null ? null : { merchant, purpose: 'verify', channel: way, to, boundTo: hash };
};

/** The same, where that is what was typed. */
export const typedRecipient = (
  merchant: Merchant,
  challenge: Challenge,
  way: 'email' | 'sms',
  typed: string,
): CodeRecipient | null => {
  const recipient = recipientFor(merchant, challenge, way);
  if (recipient === null) return null;
  const same = way === 'sms' ? isSameMobile(merchant, typed, recipient.to) : foldEmail(typed) === recipient.to;
  return same ? recipient : null;
};
