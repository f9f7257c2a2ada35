// Formats a line of the ledger.
import type { LanguageCode, Transaction } from '@foyer/contract';
import { dateFormat, localeOf } from '../../shell/i18n/dates.ts';
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

/** The operator's words about a line; the dots of a covered number and its end stay together. */
export const subjectOf = ({ subject }: Pick<Transaction, 'subject'>): string => subject.replace(/•\s+/g, '•\u00a0');

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

type DayText = 'ledger.today' | 'ledger.yesterday';
/** Says a text: the browser has no such words in every language. */
type Say = (text: DayText) => string;

const dayTexts: readonly DayText[] = ['ledger.today', 'ledger.yesterday'];

/** "Today", "Yesterday"; null for other days. */
function dayName(days: number, t: Say): string | null {
  const text = dayTexts[days];
  return text ? t(text) : null;
}

/** Returns the time of a ledger line with its day, as in the lottery room: "Today 09:05"; with its year in other years. */
export function lineTime(at: string, now: number, language: LanguageCode, t: Say): string {
  const then = new Date(at);
  const today = new Date(now);
  const name = dayName(daysBetween(then, today), t);
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
export function dayHead(at: string, now: number, language: LanguageCode, t: Say): string {
  const then = new Date(at);
  const today = new Date(now);
  const name = dayName(daysBetween(then, today), t);
  if (name !== null) return name;
  const year =
    then.getFullYear() === today.getFullYear() ? ({ weekday: 'long' } as const) : { year: 'numeric' as const };
  return dateFormat(localeOf(language), { day: 'numeric', month: 'long', ...year }).format(then);
}

/** "Nov 2026", for the time a member joined. */
export const monthOfYear = (at: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), { month: 'short', year: 'numeric' }).format(new Date(at));
