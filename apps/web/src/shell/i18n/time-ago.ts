// How long ago a moment was, in words.
import type { LanguageCode } from '@foyer/contract';
import { dayAndTime, knowsDates, localeOf, shortDay } from './dates.ts';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
/** Days after which the date itself is shown. */
const LATELY_DAYS = 7;

/** "3 hours ago", "yesterday", and after a week the day; null within the first minute. */
export function timeAgo(at: string, now: number, language: LanguageCode): string | null {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? ['now', 0];
  if (unit === 'now') return null;
  if (seconds >= LATELY_DAYS * 86_400) return shortDay(at, language);
  if (!knowsDates(localeOf(language))) return dayAndTime(at, language);
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}
