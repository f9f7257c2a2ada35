// The time that is left of a wait, as clocks show it.

/**
 * Returns the seconds left of a wait; 0 once it is over. Rounds down, since the server's clock is known up to a second
 * late: five minutes never begin as 5:01.
 */
export const secondsTo = (at: number, now: number): number =>
  at <= now ? 0 : Math.max(1, Math.floor((at - now) / 1000));

/** "4:18" */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const HOUR_SECONDS = 3600;

/** "4:18", and "1:04:18" from an hour on. */
export const clockTime = (seconds: number): string =>
  seconds < HOUR_SECONDS
    ? minutesAndSeconds(seconds)
    : `${Math.floor(seconds / HOUR_SECONDS)}:${minutesAndSeconds(seconds % HOUR_SECONDS).padStart(5, '0')}`;
