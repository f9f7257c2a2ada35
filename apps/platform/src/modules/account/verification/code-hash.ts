// How codes are kept: as the HMAC of the code and everything it is bound to. A million codes are soon tried against a bare hash.
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { House } from '../../../module.ts';
import type { CodeRecipient } from './code.ts';

const DIGITS = 6;

export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** In the place of a code's hash: fits no code. */
export const nobodysHash = (): string => randomBytes(32).toString('base64url');

/** `on`: where the key is read from the first time; within a transaction nothing else may be asked. */
export type CodeHash = (on: Database | Tx, recipient: CodeRecipient, code: string) => Promise<string>;

export const createCodeHash = ({ env }: Pick<House, 'env'>): CodeHash => {
  let kept: Promise<string> | null = null;
  const readKey = async (on: Database | Tx): Promise<string> => {
    const [row] = await rows<{ key: string }>(on, sql`select key from verification_key`);
    if (!row) throw new Error('the key of verification codes is missing');
    return row.key;
  };
  const key = async (on: Database | Tx): Promise<string> => {
    if (env.codeKey !== null) return env.codeKey;
    kept ??= readKey(on).catch((error: unknown) => {
      kept = null; // the next call asks again
      throw error;
    });
    return kept;
  };
  return async (on, { merchant, purpose, channel, to, boundTo }, code) =>
    createHmac('sha256', await key(on))
      .update(JSON.stringify([merchant.code, purpose, channel, to, code, boundTo]))
      .digest('base64url');
};
