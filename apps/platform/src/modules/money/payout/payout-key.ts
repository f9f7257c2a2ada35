// The key of payout accounts: of the environment, else the one that the database keeps.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { type MemberKey, memberKey } from '../../../secrets/member-key.ts';

/** Reads the key at once: transactions that need it later may ask for nothing beside themselves. */
export const createPayoutKey = async ({ env, db }: Pick<PlatformContext, 'env' | 'db'>): Promise<MemberKey> => {
  if (env.payoutKey !== null) return memberKey(env.payoutKey);
  const [row] = await rows<{ key: string }>(db, sql`select key from payout_key`);
  if (!row) throw new Error('the key of payout accounts is missing');
  return memberKey(row.key);
};
