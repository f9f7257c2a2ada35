// Deletes expired rows. Nothing relies on it: every reader checks the time as well.
import type { SQL } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import type { Module } from './module.ts';
import { expiredProtection } from './protection/expired.ts';

/** Runs the statements one after another, so that none of them holds more than its own rows. */
export const purge = async (db: Database, modules: readonly Pick<Module, 'expired'>[]): Promise<void> => {
  const statements: readonly SQL[] = [...expiredProtection, ...modules.flatMap(({ expired = [] }) => expired)];
  for (const statement of statements) await db.execute(statement);
};
