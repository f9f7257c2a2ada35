// The outer form of a sealed call, the same for both sides.
import { concat, utf8 } from './bytes.ts';
import type { Bytes } from './primitives.ts';

export const ENCRYPTION = 'AES-256-GCM';

/** The destination of a sealed call: no other destination can open it. */
export interface Destination {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly merchant: string;
}

/** Additional authenticated data: `METHOD|path|merchant|keyId`. */
export const aadOf = ({ method, path, merchant }: Destination, keyId: string): Bytes =>
  utf8(`${method}|${path}|${merchant}|${keyId}`);

/** Returns the bytes that X-Digest is the HMAC of. */
export const digestInput = (aad: Bytes, body: Uint8Array): Bytes => concat(aad, Uint8Array.of(0x0a), body);
