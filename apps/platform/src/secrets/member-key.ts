// Encrypts what is secret of a member, and hashes what is compared, with keys made of one text.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface MemberKey {
  /** Bound to the member: a secret moved to another row opens no more. */
  readonly hide: (memberId: string, secret: string) => Buffer;
  /** Null where it was hidden for another member or under another key. */
  readonly open: (memberId: string, hidden: Uint8Array) => string | null;
  /** Hash of a short text, bound to the member: a recovery code. */
  readonly hash: (memberId: string, code: string) => string;
}

/** @param text what the keys are made of: 256 bits of chance in any spelling */
export const memberKey = (text: string): MemberKey => {
  const key = (use: string): Buffer => createHash('sha256').update(`${use}|${text}`).digest();
  const [ofSecrets, ofRecoveryCodes] = [key('secret'), key('recovery')];
  return {
    hide: (memberId, secret) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, ofSecrets, nonce).setAAD(Buffer.from(memberId));
      return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open: (memberId, hidden) => {
      const bytes = Buffer.from(hidden);
      const tagAt = bytes.length - TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, ofSecrets, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(memberId))
        .setAuthTag(bytes.subarray(tagAt));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    hash: (memberId, code) => createHmac('sha256', ofRecoveryCodes).update(`${memberId}|${code}`).digest('base64url'),
  };
};
