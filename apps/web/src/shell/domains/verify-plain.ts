// P-256 verified without WebCrypto, for pages on plain http. Loaded only there.
import { p256 } from '@noble/curves/nist.js';

/** An uncompressed point stands at the end of every SPKI of this curve. */
const POINT_BYTES = 65;

/** True where the key made this raw signature (r and s) of these bytes. */
export function verifyPlain(spki: Uint8Array, signature: Uint8Array, bytes: Uint8Array): boolean {
  // Other signers, WebCrypto among them, do not keep s in its lower half.
  return p256.verify(signature, bytes, spki.slice(-POINT_BYTES), { lowS: false });
}
