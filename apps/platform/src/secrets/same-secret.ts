// Compares a given secret with the right one, in a time that reveals nothing about either.
import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Digests have one length: the length of the right secret does not show either. */
export const isSameSecret = (given: string, right: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(right));
