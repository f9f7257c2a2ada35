// The envelope of encrypted calls: sealed on the client, opened on the platform.
// Primitives: web-crypto.ts, plain-crypto.ts on plain http (import it lazily), node-crypto.ts.

export { fromBase64, toBase64 } from './bytes.ts';
export { type OpenResult, open, type SealedMessage } from './open.ts';
export type { Bytes, EnvelopeCrypto, Unwrap } from './primitives.ts';
export { type PublicKey, type SealedRequest, type SealRequest, seal } from './seal.ts';
export { webCrypto, webCryptoHere } from './web-crypto.ts';
