// Encrypts what is secret of a member, and hashes what is compared, with keys made of one text.
import { decrypt, encrypt, keyedHash, keyFor } from './cipher.ts';

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
  const [ofSecrets, ofRecoveryCodes] = [keyFor('secret', text), keyFor('recovery', text)];
  return {
    hide: (memberId, secret) => encrypt(ofSecrets, memberId, Buffer.from(secret)),
    open: (memberId, hidden) => decrypt(ofSecrets, memberId, hidden)?.toString('utf8') ?? null,
    hash: (memberId, code) => keyedHash(ofRecoveryCodes, `${memberId}|${code}`),
  };
};
