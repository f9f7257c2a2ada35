// Encrypts the secrets of authenticators in the database: by a key of the environment, else by one that the database
// keeps.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import type { House } from '../../../module.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface AuthenticatorKey {
  /** Bound to the member: a secret moved to another row opens no more. */
  readonly hide: (memberId: string, secret: string) => Buffer;
  /** Null where it was hidden for another member or under another key. */
  readonly open: (memberId: string, hidden: Uint8Array) => string | null;
  /** Returns the stored hash of a recovery code. */
  readonly hash: (memberId: string, code: string) => string;
}

const keptKey = async (db: Database): Promise<string> => {
  const [row] = await rows<{ key: string }>(db, sql`select key from authenticator_key`);
  if (!row) throw new Error('the key of authenticators is missing');
  return row.key;
};

/** Reads the key at once: transactions that need it later may ask for nothing beside themselves. */
export const createAuthenticatorKey = async ({ env, db }: Pick<House, 'env' | 'db'>): Promise<AuthenticatorKey> => {
  const text = env.authenticatorKey ?? (await keptKey(db));
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
