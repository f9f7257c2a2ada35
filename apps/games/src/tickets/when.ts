// Moments as people read them, in their own time zone.

const latin = (tag: string): string => `${tag}-u-nu-latn`;

/** Day and time of a bet or a draw. */
export const whenText = (instant: string, tag: string): string =>
  new Intl.DateTimeFormat(latin(tag), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  }).format(new Date(instant));
