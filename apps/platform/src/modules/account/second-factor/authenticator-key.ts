// The key of authenticators: of the environment, else the one that the database keeps.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { type MemberKey, memberKey } from '../../../secrets/member-key.ts';

const storedKey = async (db: Database): Promise<string> => {
  const [row] = await rows<{ key: string }>(db, sql`select key from authenticator_key`);
  if (!row) throw new Error('the key of authenticators is missing');
  return row.key;
};

/** Reads the key at once: transactions that need it later may ask for nothing beside themselves. */
export const createAuthenticatorKey = async ({ env, db }: Pick<PlatformContext, 'env' | 'db'>): Promise<MemberKey> =>
  memberKey(env.authenticatorKey ?? (await storedKey(db)));
