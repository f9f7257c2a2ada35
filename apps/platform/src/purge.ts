// Deletes expired rows. Nothing relies on it: every reader checks the time as well.
import type { SQL } from 'drizzle-orm';
import { rows } from './db/database.ts';
import { faultOf } from './log.ts';
import type { Module, PlatformContext } from './module.ts';
import { expiredProtection } from './protection/expired.ts';

const never = (): boolean => false;

/**
 * Runs the statements one after another, each until it finds no more rows, so that nobody waits for more than one portion. One that fails
 * stops no other, and where the node stops, the rest is left to another.
 */
export const purge = async (
  { patientDb, log, metrics }: Pick<PlatformContext, 'patientDb' | 'log' | 'metrics'>,
  modules: readonly Pick<Module, 'expired'>[],
  isStopped: () => boolean = never,
): Promise<void> => {
  const statements: readonly SQL[] = [...expiredProtection, ...modules.flatMap(({ expired = [] }) => expired)];
  for (const statement of statements) {
    try {
      while (!isStopped() && (await rows(patientDb, statement)).length > 0);
    } catch (error) {
      if (isStopped()) return;
      metrics.purgesFailed.inc();
      log.error({ job: 'purge', fault: faultOf(error) }, 'expired rows could not be deleted');
    }
  }
};
