// Compares a given secret with the right one, in a time that reveals nothing about either.
import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';

const digestOf = (text: string): Uint8Array => sha256(Buffer.from(text));

/** Digests have one length: the length of the right secret does not show either. */
export const isSameSecret = (given: string, right: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(right));
