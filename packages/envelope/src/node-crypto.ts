// The primitives by Node's crypto, which is faster than WebCrypto's queue for a call.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  privateDecrypt,
  publicEncrypt,
  randomFillSync,
} from 'node:crypto';
import { concat } from './bytes.ts';
import { type Bytes, type EnvelopeCrypto, TAG_BYTES, type Unwrap } from './primitives.ts';

const GCM = 'aes-256-gcm';
const OAEP_HASH = 'sha256';

/** The primitives of Node. `random` is there for test vectors. */
export const nodeCrypto = (
  random: EnvelopeCrypto['random'] = (length) => randomFillSync(new Uint8Array(length)),
): EnvelopeCrypto => ({
  random,
  encrypt: async (key, iv, aad, plaintext) => {
    const cipher = createCipheriv(GCM, key, iv).setAAD(aad);
    return concat(cipher.update(plaintext), cipher.final(), cipher.getAuthTag());
  },
  decrypt: async (key, iv, aad, ciphertext) => {
    const decipher = createDecipheriv(GCM, key, iv).setAAD(aad).setAuthTag(ciphertext.subarray(-TAG_BYTES));
    return concat(decipher.update(ciphertext.subarray(0, -TAG_BYTES)), decipher.final());
  },
  mac: async (key, message) => concat(createHmac('sha256', key).update(message).digest()),
  wrap: async (publicKey, secret) => {
    const key = createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' });
    return concat(publicEncrypt({ key, oaepHash: OAEP_HASH }, secret));
  },
});

/** Imports a private key (PKCS#8) once, for many openings. */
export const nodeUnwrap = (privateKey: Bytes): Unwrap => {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return async (wrapped) => concat(privateDecrypt({ key, oaepHash: OAEP_HASH }, wrapped));
};
