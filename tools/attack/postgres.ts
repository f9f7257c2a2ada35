// A PostgreSQL of the suite's own, where its programs are installed.
import { findPostgres } from '../test/machine.mjs';
import { startPostgres } from '../test/postgres.mjs';
import type { Attack } from './suite.ts';

/** Starts a cluster that ends with the suite; answers its address, or null where PostgreSQL is not installed. */
export async function startTestPostgres(attack: Attack): Promise<string | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const { url, stop } = await startPostgres(programs);
  attack.onEnd(stop);
  return url;
}
