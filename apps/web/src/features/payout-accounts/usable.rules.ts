// From when a payout account takes withdrawals, as sentences.

import type { LanguageCode, PayoutAccount } from '@foyer/contract';
import { accountName } from '../../kit/wallet/account-name.ts';
import { secondsTo } from '../../shell/clock/time-left.ts';
import { dayAndTime } from '../../shell/i18n/dates.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';

export interface Phrase {
  readonly text: TextKey;
  readonly values?: TextValues;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

const isReady = ({ usableFrom }: PayoutAccount, now: number): boolean =>
  usableFrom === null || Date.parse(usableFrom) <= now;

/** "in 23 h 59 min"; null once the account is ready. */
export function waitOf(account: PayoutAccount, now: number): Phrase | null {
  if (account.usableFrom === null || isReady(account, now)) return null;
  const seconds = secondsTo(Date.parse(account.usableFrom), now);
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  if (hours > 0) return { text: 'payoutAccounts.inHours', values: { hours, minutes } };
  return minutes > 0 ? { text: 'payoutAccounts.inMinutes', values: { minutes } } : { text: 'payoutAccounts.soon' };
}

/** What is said of an account that was just added. */
export function addedPhrase(account: PayoutAccount, now: number, language: LanguageCode): Phrase {
  const { usableFrom } = account;
  const name = accountName(account);
  if (usableFrom === null || isReady(account, now))
    return { text: 'payoutAccounts.addedReady', values: { account: name } };
  const time = `\u2068${dayAndTime(usableFrom, language)}\u2069`;
  return { text: 'payoutAccounts.added', values: { account: name, time } };
}
