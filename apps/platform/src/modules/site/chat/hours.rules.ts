// Whether somebody answers the chat at a moment. Pure.
import type { ChatHours } from '../../../merchants/merchant.ts';

const timeIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);

/** Without hours around the clock; hours that close before they open go over midnight. */
export const isStaffedAt = (hours: ChatHours | null, now: Date): boolean => {
  if (hours === null) return true;
  const { opens, closes, timeZone } = hours;
  const time = timeIn(timeZone, now);
  return opens <= closes ? opens <= time && time < closes : opens <= time || time < closes;
};
