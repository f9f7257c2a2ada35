// Reads the fields that vendors send. Pure.

/** Ids of vendors: no spaces, nothing that a log or a reference could take for something else. */
const ID = /^[A-Za-z0-9._:-]{1,64}$/;
const SECONDS = /^\d{1,12}$/;

export type Fields = Readonly<Record<string, unknown>>;

export const idOf = (value: unknown): string | null => (typeof value === 'string' && ID.test(value) ? value : null);

/** The object of a JSON text; null where it is none. */
export const objectOf = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
  } catch {
    return null;
  }
};

/** True where seconds since the epoch are at most so far from now, before or after. */
export const isFresh = (seconds: string, now: number, mostMs: number): boolean =>
  Math.abs(now - Number(seconds) * 1000) <= mostMs;

/** Seconds since the epoch, as digits. */
export const secondsOf = (value: unknown): string | null =>
  typeof value === 'string' && SECONDS.test(value) ? value : null;
