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
 * Returns the recipient of a challenge's codes by this method: a code that was sent for another challenge does not fit.
 */
export const recipientFor = (
  merchant: Merchant,
  { hash, member }: Challenge,
  method: 'email' | 'sms',
): CodeRecipient | null => {
  const to = method === 'sms' ? member.mobile : member.email;
  return to === null ? null : { merchant, purpose: 'verify', channel: method, to, boundTo: hash };
};

/** The same, where that is what was typed. */
export const typedRecipient = (
  merchant: Merchant,
  challenge: Challenge,
  method: 'email' | 'sms',
  typed: string,
): CodeRecipient | null => {
  const recipient = recipientFor(merchant, challenge, method);
  if (recipient === null) return null;
  const same = method === 'sms' ? isSameMobile(merchant, typed, recipient.to) : foldEmail(typed) === recipient.to;
  return same ? recipient : null;
};
