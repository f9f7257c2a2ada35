// Byte helpers: UTF-8, strict base64, concatenation, comparison in constant time.
import type { Bytes } from './primitives.ts';

/** Longest argument list that every engine takes. */
const CHUNK_BYTES = 8192;

/** Bytes of a text in UTF-8; half of a surrogate pair becomes U+FFFD. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** All bytes one after the other, in a new array. */
export const concat = (...parts: readonly Uint8Array[]): Bytes => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Base64 with its padding (RFC 4648, section 4): the one spelling that `fromBase64` takes. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  }
  return btoa(binary);
};

/**
 * Bytes of canonical base64, or null. One value has one spelling: a second spelling of the same bytes would pass a replay check that
 * goes by the text.
 */
export const fromBase64 = (text: string): Bytes | null => {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0) return null;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return toBase64(bytes) === text ? bytes : null;
};

/** Compares without telling by its time where two values differ. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
};
