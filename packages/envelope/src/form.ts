// The outer form of a sealed call, the same for both sides.
import { concat, utf8 } from './bytes.ts';
import type { Bytes } from './primitives.ts';

export const ENCRYPTION = 'AES-256-GCM';

/** Where a sealed call goes: it opens nowhere else. */
export interface Destination {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly merchant: string;
}

/** Additional authenticated data: `METHOD|path|merchant|keyId`. */
export const aadOf = ({ method, path, merchant }: Destination, keyId: string): Bytes =>
  utf8(`${method}|${path}|${merchant}|${keyId}`);

/** What X-Digest is the HMAC of. */
export const digestInput = (aad: Bytes, body: Uint8Array): Bytes => concat(aad, Uint8Array.of(0x0a), body);
