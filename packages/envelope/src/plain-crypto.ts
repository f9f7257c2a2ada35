// The primitives without WebCrypto, loaded only on plain http: larger and slower.
import { gcm } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Bytes, EnvelopeCrypto } from './primitives.ts';
import { rsaOaepEncrypt } from './rsa-oaep.ts';

/** noble answers bytes of its own making, which no other thread shares. */
const own = (bytes: Uint8Array): Bytes => bytes as Bytes;

/** getRandomValues is there on plain http too; only `subtle` is not. `random` is there for test vectors. */
export const plainCrypto = (
  random: EnvelopeCrypto['random'] = (length) => globalThis.crypto.getRandomValues(new Uint8Array(length)),
): EnvelopeCrypto => ({
  random,
  encrypt: async (key, iv, aad, plaintext) => own(gcm(key, iv, aad).encrypt(plaintext)),
  decrypt: async (key, iv, aad, ciphertext) => own(gcm(key, iv, aad).decrypt(ciphertext)),
  mac: async (key, message) => own(hmac(sha256, key, message)),
  wrap: async (publicKey, secret) => rsaOaepEncrypt(publicKey, secret, random),
});
