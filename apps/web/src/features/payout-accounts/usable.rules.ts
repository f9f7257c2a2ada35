// From when a payout account takes withdrawals, as sentences.
import { type LanguageCode, languages, type PayoutAccount } from '@foyer/contract';
import { secondsTo } from '../../shell/clock/time-left.ts';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';

export interface Phrase {
  readonly text: TextKey;
  readonly values?: TextValues;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

const isReady = ({ usableFrom }: PayoutAccount, now: number): boolean =>
  usableFrom === null || Date.parse(usableFrom) <= now;

/** "Nov 25, 19:41", in western digits as in amounts. */
export const dayAndTime = (at: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn-ca-gregory`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** "in 23 h 59 min"; null once the account is ready. */
export function waitOf(account: PayoutAccount, now: number): Phrase | null {
  if (account.usableFrom === null || isReady(account, now)) return null;
  const seconds = secondsTo(Date.parse(account.usableFrom), now);
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  if (hours > 0) return { text: 'payoutAccounts.inHours', values: { hours, minutes } };
  return minutes > 0 ? { text: 'payoutAccounts.inMinutes', values: { minutes } } : { text: 'payoutAccounts.soon' };
}

/** An account's name as people know it: its covered number reads from the left in every language. */
const nameOf = ({ issuer, masked }: PayoutAccount): string => `\u2068${issuer} \u2066${masked}\u2069\u2069`;

/** What is said of an account that was just added. */
export function addedPhrase(account: PayoutAccount, now: number, language: LanguageCode): Phrase {
  const { usableFrom } = account;
  const name = nameOf(account);
  if (usableFrom === null || isReady(account, now))
    return { text: 'payoutAccounts.addedReady', values: { account: name } };
  const time = `\u2068${dayAndTime(usableFrom, language)}\u2069`;
  return { text: 'payoutAccounts.added', values: { account: name, time } };
}
