// The primitives by WebCrypto: browsers on https and *.localhost.
import type { EnvelopeCrypto } from './primitives.ts';

const OAEP = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const GCM = 'AES-GCM';

/** The primitives of a WebCrypto. `random` is there for test vectors. */
export const webCrypto = (
  web: Crypto,
  random: EnvelopeCrypto['random'] = (length) => web.getRandomValues(new Uint8Array(length)),
): EnvelopeCrypto => ({
  random,
  encrypt: async (key, iv, aad, plaintext) => {
    const imported = await web.subtle.importKey('raw', key, GCM, false, ['encrypt']);
    return new Uint8Array(await web.subtle.encrypt({ name: GCM, iv, additionalData: aad }, imported, plaintext));
  },
  decrypt: async (key, iv, aad, ciphertext) => {
    const imported = await web.subtle.importKey('raw', key, GCM, false, ['decrypt']);
    return new Uint8Array(await web.subtle.decrypt({ name: GCM, iv, additionalData: aad }, imported, ciphertext));
  },
  mac: async (key, message) => {
    const imported = await web.subtle.importKey('raw', key, HMAC, false, ['sign']);
    return new Uint8Array(await web.subtle.sign(HMAC.name, imported, message));
  },
  wrap: async (publicKey, secret) => {
    const imported = await web.subtle.importKey('spki', publicKey, OAEP, false, ['encrypt']);
    return new Uint8Array(await web.subtle.encrypt(OAEP, imported, secret));
  },
});

/** The primitives of this browser, or null where it keeps them back: on plain http other than localhost. */
export const webCryptoHere = (): EnvelopeCrypto | null => {
  const web = globalThis.crypto as Crypto | undefined;
  return web?.subtle ? webCrypto(web) : null;
};
