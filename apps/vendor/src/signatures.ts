// The signatures of the two dialects.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

export interface SignedCall {
  readonly method: string;
  readonly path: string;
  /** Since the epoch. */
  readonly seconds: string;
  readonly body: string;
}

/** HMAC-SHA-256 of method, path, time in seconds and body, one a line; hexadecimal. */
export const signedJson = (key: string, { method, path, seconds, body }: SignedCall): string =>
  createHmac('sha256', key).update(`${method}\n${path}\n${seconds}\n${body}`).digest('hex');

/** HMAC-SHA-512 of the path and the filled fields by name, joined by `&`; upper-case hexadecimal. */
export const signedForm = (key: string, path: string, fields: Fields): string => {
  const parts = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHmac('sha512', key)
    .update([path, ...parts].join('&'))
    .digest('hex')
    .toUpperCase();
};

export const isSame = (given: unknown, right: string): boolean => {
  if (typeof given !== 'string' || given.length !== right.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
};
