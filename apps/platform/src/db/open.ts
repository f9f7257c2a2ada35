// Chooses the database that the platform runs on.
import type { Env } from '../env.ts';
import type { OpenDatabase } from './database.ts';

/** Opens the database the environment names. The driver of the other one is never loaded. */
export const openDatabase = async (env: Env): Promise<OpenDatabase> => {
  if (env.databaseUrl === null) return (await import('./embedded.ts')).openEmbedded(env.dataDir);
  return (await import('./postgres.ts')).openPostgres(env.databaseUrl, env.databasePool);
};
