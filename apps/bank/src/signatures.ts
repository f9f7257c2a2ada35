// The signatures of the two dialects.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** HMAC-SHA-256 of the time in seconds, a full stop and what is signed; hexadecimal. */
export const signedJson = (key: string, seconds: string, signed: string): string =>
  createHmac('sha256', key).update(`${seconds}.${signed}`).digest('hex');

/** SHA-256 of the filled fields by name, joined by `&`, and the key; upper-case hexadecimal. */
export const signedForm = (key: string, fields: Fields): string => {
  const parts = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash('sha256')
    .update(`${parts.join('&')}&key=${key}`)
    .digest('hex')
    .toUpperCase();
};

export const isSame = (given: unknown, right: string): boolean => {
  if (typeof given !== 'string' || given.length !== right.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
};
