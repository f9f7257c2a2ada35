// Formats a line of the ledger.
import type { LanguageCode, Transaction } from '@foyer/contract';
import { dateFormat, knowsDates, localeOf } from '../../shell/i18n/dates.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';

export interface LineLook {
  readonly text: TextKey;
  readonly icon: 'balls' | 'coins' | 'in' | 'out';
  readonly tone: 'plain' | 'pos' | 'gold';
}

export const lineLooks: Readonly<Record<Transaction['type'], LineLook>> = {
  demoCredit: { text: 'ledger.demoCredit', icon: 'coins', tone: 'gold' },
  stake: { text: 'ledger.stake', icon: 'balls', tone: 'plain' },
  win: { text: 'ledger.win', icon: 'balls', tone: 'pos' },
  refund: { text: 'ledger.refund', icon: 'balls', tone: 'plain' },
  deposit: { text: 'ledger.deposit', icon: 'in', tone: 'plain' },
  withdraw: { text: 'ledger.withdraw', icon: 'out', tone: 'plain' },
  withdrawReturn: { text: 'ledger.withdrawReturn', icon: 'in', tone: 'plain' },
  bonus: { text: 'ledger.bonus', icon: 'coins', tone: 'gold' },
  reward: { text: 'ledger.reward', icon: 'coins', tone: 'gold' },
  adjustment: { text: 'ledger.adjustment', icon: 'coins', tone: 'plain' },
};

/** What came back and is not more than its stake is a payout, named and coloured as no win. */
const payout: LineLook = { text: 'ledger.payout', icon: 'balls', tone: 'plain' };

const isBet = ({ type }: Transaction): boolean => type === 'stake';

/** How a line is shown. A win is one only beside its stake, which is lower: among `lines`, under the same reference. */
export function lookOf(line: Transaction, lines: readonly Transaction[]): LineLook {
  if (line.type !== 'win') return lineLooks[line.type];
  const stakes = lines.filter(
    (other) => isBet(other) && other.reference !== null && other.reference === line.reference,
  );
  const balance = stakes.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(line.amount));
  return stakes.length > 0 && balance > 0n ? lineLooks.win : payout;
}

const DAY_MS = 86_400_000;

/** Days of the calendar from one moment to a later one. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY_MS);

/** "Today", "Yesterday"; null for other days, and where there are no words in the language. */
function dayName(days: number, locale: string): string | null {
  if (days < 0 || days > 1 || !knowsDates(locale)) return null;
  const name = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Returns the time of a ledger line with its day, as in the lottery room: "Today 09:05"; with its year in other years. */
export function lineTime(at: string, now: number, language: LanguageCode): string {
  const then = new Date(at);
  const today = new Date(now);
  const name = dayName(daysBetween(then, today), localeOf(language));
  if (name !== null) return `${name} ${clockTime(at, language)}`;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const day = { day: 'numeric', month: 'short' } as const;
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return dateFormat(localeOf(language), { ...day, ...year, ...time }).format(then);
}

/** "09:05" */
export const clockTime = (at: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/** The reader's own day of a line, as the head of its lines: "Today", "Saturday 21 November"; with its year in other years. */
export function dayHead(at: string, now: number, language: LanguageCode): string {
  const then = new Date(at);
  const today = new Date(now);
  const name = dayName(daysBetween(then, today), localeOf(language));
  if (name !== null) return name;
  const year =
    then.getFullYear() === today.getFullYear() ? ({ weekday: 'long' } as const) : { year: 'numeric' as const };
  return dateFormat(localeOf(language), { day: 'numeric', month: 'long', ...year }).format(then);
}

/** "Nov 2026", for the time a member joined. */
export const monthOfYear = (at: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), { month: 'short', year: 'numeric' }).format(new Date(at));
