// The envelope of encrypted calls: seal on the client, open on the platform. The primitives come from web-crypto.ts, on plain http,
// where the browser keeps them back, from plain-crypto.ts (import it lazily), on the platform from node-crypto.ts.

export { fromBase64, toBase64 } from './bytes.ts';
export { type OpenResult, open, type SealedMessage } from './open.ts';
export type { Bytes, EnvelopeCrypto, Unwrap } from './primitives.ts';
export { type PublicKey, type SealedRequest, type SealRequest, seal } from './seal.ts';
export { webCrypto, webCryptoHere } from './web-crypto.ts';
