// Moments as people read them, in their own time zone: "Today 13:38", "Yesterday 18:20", "Nov 21, 09:05".
import { hasNames } from '../texts/names.ts';
import type { Texts } from '../texts/texts.ts';

const DAY_MS = 86_400_000;

/** Days of the calendar from one moment to a later one. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY_MS);

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formatters of a language. Making one takes a slow phone longer than a ball of a draw may: they are made once. */
const formattersOf = (tag: string) => {
  const hasWords = hasNames(tag);
  const locale = `${hasWords ? tag : 'en-GB'}-u-nu-latn`;
  const month = hasWords ? 'short' : '2-digit';
  return {
    date: new Intl.DateTimeFormat(locale, { day: 'numeric', month, ...TIME }),
    time: new Intl.DateTimeFormat(locale, TIME),
  };
};

const known = new Map<string, ReturnType<typeof formattersOf>>();

/** Day and time of a bet or a draw. The names of the last two days are texts: not every browser has them. */
export const whenText = (instant: string, { t, tag }: Pick<Texts, 't' | 'tag'>, now: number): string => {
  const formatters = known.get(tag) ?? formattersOf(tag);
  known.set(tag, formatters);
  const { date, time } = formatters;
  const then = new Date(instant);
  const days = daysBetween(then, new Date(now));
  if (days !== 0 && days !== 1) return date.format(then);
  return `${t(days === 0 ? 'today' : 'yesterday')} ${time.format(then)}`;
};
