// How codes are kept: as the HMAC of the code and everything it is bound to. A million codes are soon tried against a bare hash.
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/database.ts';
import type { House } from '../../module.ts';
import type { CodeRecipient } from './codes.ts';

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** In the place of a code's hash: fits no code. */
export const nobodysHash = (): string => randomBytes(32).toString('base64url');

export type CodeHash = (recipient: CodeRecipient, code: string) => Promise<string>;

export const createCodeHash = ({ env, db }: Pick<House, 'env' | 'db'>): CodeHash => {
  let kept: Promise<string> | null = null;
  const readKey = async (): Promise<string> => {
    const [row] = await rows<{ key: string }>(db, sql`select key from verification_key`);
    if (!row) throw new Error('the key of verification codes is missing');
    return row.key;
  };
  const key = async (): Promise<string> => {
    if (env.codeKey !== null) return env.codeKey;
    kept ??= readKey().catch((error: unknown) => {
      kept = null; // the next call asks again
      throw error;
    });
    return kept;
  };
  return async ({ merchant, purpose, channel, to }, code) =>
    createHmac('sha256', await key())
      .update(JSON.stringify([merchant.code, purpose, channel, to, code]))
      .digest('base64url');
};
