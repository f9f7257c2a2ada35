// Moments as people read them, in their own time zone: "Today 13:38", "Yesterday 18:20", "Nov 21, 09:05".

import { hasNames } from '../texts/names.ts';

const latin = (tag: string): string => `${tag}-u-nu-latn`;

const DAYS_BY_NAME = 1;
const DAY_MS = 86_400_000;

/** Days of the calendar from one moment to a later one. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY_MS);

const capitalized = (text: string, tag: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formatters of a language. Making one takes a slow phone longer than a ball of a draw may: they are made once. */
const formattersOf = (tag: string) => {
  const locale = latin(tag);
  const names = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const hasWords = hasNames(tag);
  const day = hasWords ? 'short' : '2-digit';
  const date = new Intl.DateTimeFormat(hasWords ? locale : 'en-GB-u-nu-latn', { day: 'numeric', month: day, ...TIME });
  return { names: hasWords ? names : null, date, time: new Intl.DateTimeFormat(locale, TIME) };
};

const known = new Map<string, ReturnType<typeof formattersOf>>();

/** Day and time of a bet or a draw. */
export const whenText = (instant: string, tag: string, now: number): string => {
  const formatters = known.get(tag) ?? formattersOf(tag);
  known.set(tag, formatters);
  const { names, date, time } = formatters;
  const then = new Date(instant);
  const days = daysBetween(then, new Date(now));
  if (names === null || days < 0 || days > DAYS_BY_NAME) return date.format(then);
  return `${capitalized(names.format(-days, 'day'), tag)} ${time.format(then)}`;
};
