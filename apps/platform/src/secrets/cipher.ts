// AES-256-GCM with a fresh nonce for each secret, bound to a text that must be the same when it is opened. Its keys, and hashes under them.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The key of one use, made of a text that has several: no use can read what another has written. */
export const keyFor = (use: string, text: string): Buffer => createHash('sha256').update(`${use}|${text}`).digest();

/** HMAC-SHA256, base64url: nobody without the key can try what it is the hash of. */
export const keyedHash = (key: Buffer, content: string | Uint8Array): string =>
  createHmac('sha256', key).update(content).digest('base64url');

/** Nonce, ciphertext and tag in one. */
export const encrypt = (key: Buffer, bound: string, bytes: Uint8Array): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
};

/** Null where it was encrypted under another key or bound to another text. */
export const decrypt = (key: Buffer, bound: string, encrypted: Uint8Array): Buffer | null => {
  const bytes = Buffer.from(encrypted);
  const tagAt = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(tagAt));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]);
  } catch {
    return null;
  }
};
