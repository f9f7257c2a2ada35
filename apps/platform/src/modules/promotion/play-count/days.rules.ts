// Days and weeks of UTC.
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** "2026-11-26" */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The first moment of a day. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The day that lies so many after another one. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** The Monday of a moment's week. */
export const mondayOf = (at: Date): string => {
  const sinceMonday = (at.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return dayAfter(dayOf(at), -sinceMonday);
};

/** The Sunday of a moment's week. */
export const sundayOf = (at: Date): string => dayAfter(mondayOf(at), WEEK_DAYS - 1);
