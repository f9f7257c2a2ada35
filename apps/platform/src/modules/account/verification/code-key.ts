// The key of verification codes: of the environment, else the one that the database keeps.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { codeHash } from '../../../secrets/code-hash.ts';
import type { CodeRecipient } from './code.ts';

/** `on`: where the key is read from the first time; within a transaction nothing else may be asked. */
export type CodeHash = (on: Database | Tx, recipient: CodeRecipient, code: string) => Promise<string>;

export const createCodeHash = ({ env }: Pick<PlatformContext, 'env'>): CodeHash => {
  let loadedKey: Promise<string> | null = null;
  const readKey = async (on: Database | Tx): Promise<string> => {
    const [row] = await rows<{ key: string }>(on, sql`select key from verification_key`);
    if (!row) throw new Error('the key of verification codes is missing');
    return row.key;
  };
  const key = async (on: Database | Tx): Promise<string> => {
    if (env.codeKey !== null) return env.codeKey;
    loadedKey ??= readKey(on).catch((error: unknown) => {
      loadedKey = null; // the next call asks again
      throw error;
    });
    return loadedKey;
  };
  return async (on, { merchant, purpose, channel, to, boundTo }, code) =>
    codeHash(await key(on), [merchant.code, purpose, channel, to, code, boundTo]);
};
