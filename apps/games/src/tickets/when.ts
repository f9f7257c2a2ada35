// Moments as people read them, in their own time zone: "Today 13:38", "Yesterday 18:20", "Nov 21, 09:05".

const latin = (tag: string): string => `${tag}-u-nu-latn`;

const DAYS_BY_NAME = 1;
const DAY_MS = 86_400_000;

/** Days of the calendar from one moment to a later one. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(to).setHours(0, 0, 0, 0) - new Date(from).setHours(0, 0, 0, 0)) / DAY_MS);

const capitalized = (text: string, tag: string): string => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);

/** Day and time of a bet or a draw. */
export const whenText = (instant: string, tag: string, now: number): string => {
  const then = new Date(instant);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const days = daysBetween(then, new Date(now));
  const names = new Intl.RelativeTimeFormat(latin(tag), { numeric: 'auto' });
  /** A browser without words for this language would write English ones. */
  const hasWords = names.resolvedOptions().locale.split('-')[0] === tag.split('-')[0];
  if (!hasWords)
    return new Intl.DateTimeFormat('en-GB-u-nu-latn', { day: 'numeric', month: '2-digit', ...time }).format(then);
  if (days < 0 || days > DAYS_BY_NAME)
    return new Intl.DateTimeFormat(latin(tag), { day: 'numeric', month: 'short', ...time }).format(then);
  return `${capitalized(names.format(-days, 'day'), tag)} ${new Intl.DateTimeFormat(latin(tag), time).format(then)}`;
};
