// When a member wants to hear nothing.
import type { PushKind } from '@foyer/contract';

export interface PushChoice {
  readonly off: readonly PushKind[];
  /** Minutes since midnight in the member's time zone. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  /** IANA name. */
  readonly timeZone: string;
}

const MINUTES_A_DAY = 1440;
const MINUTES_AN_HOUR = 60;

/** Null: there is no such time zone. */
const minuteIn = (timeZone: string, now: Date): number | null => {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    }).formatToParts(now);
    const partOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    return partOf('hour') * MINUTES_AN_HOUR + partOf('minute');
  } catch {
    return null;
  }
};

export const isTimeZone = (name: string): boolean => minuteIn(name, new Date(0)) !== null;

/** How many minutes the quiet hours still last; 0 outside of them. */
export const quietMinutesLeft = ({ quiet, timeZone }: Pick<PushChoice, 'quiet' | 'timeZone'>, now: Date): number => {
  if (quiet === null || quiet.from === quiet.to) return 0;
  const minute = minuteIn(timeZone, now) ?? 0;
  const ahead = (to: number, from: number): number => (to - from + MINUTES_A_DAY) % MINUTES_A_DAY;
  const isQuiet = ahead(minute, quiet.from) < ahead(quiet.to, quiet.from);
  return isQuiet ? ahead(quiet.to, minute) : 0;
};
