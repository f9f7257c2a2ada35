// Formats a line of the ledger.
import type { LanguageCode, Transaction } from '@foyer/contract';
import { languages } from '@foyer/contract';
import type { TextKey } from '../../shell/i18n/texts.ts';

export interface LineLook {
  readonly text: TextKey;
  readonly icon: 'balls' | 'coins' | 'in' | 'out';
  readonly tone: 'plain' | 'pos' | 'gold';
}

export const lineLooks: Readonly<Record<Transaction['type'], LineLook>> = {
  demoCredit: { text: 'memberHome.demoCredit', icon: 'coins', tone: 'gold' },
  stake: { text: 'memberHome.stake', icon: 'balls', tone: 'plain' },
  win: { text: 'memberHome.win', icon: 'balls', tone: 'pos' },
  refund: { text: 'memberHome.refund', icon: 'balls', tone: 'plain' },
  deposit: { text: 'memberHome.depositLine', icon: 'in', tone: 'plain' },
  withdraw: { text: 'memberHome.withdrawLine', icon: 'out', tone: 'plain' },
  bonus: { text: 'memberHome.bonus', icon: 'coins', tone: 'gold' },
  adjustment: { text: 'memberHome.adjustment', icon: 'coins', tone: 'plain' },
};

/** Western digits, as in amounts. */
const localeOf = (language: LanguageCode): string => `${languages[language].tag}-u-nu-latn-ca-gregory`;

/** Returns the time of a ledger line with its day; with its year in other years. */
export function lineTime(at: string, now: number, language: LanguageCode): string {
  const then = new Date(at);
  const today = new Date(now);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(localeOf(language), { ...day, ...year, ...time }).format(then);
}

/** "21 November 2026", for the day a member joined. */
export const longDay = (at: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(at));
