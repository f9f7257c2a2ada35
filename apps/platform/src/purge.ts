// Deletes expired rows. Nothing relies on it: every reader checks the time as well.
import type { SQL } from 'drizzle-orm';
import { faultOf } from './log.ts';
import type { Module, PlatformContext } from './module.ts';
import { expiredProtection } from './protection/expired.ts';

/**
 * Runs the statements one after another, so that none of them holds more than its own rows. One that fails stops no other. After an outage
 * there may be much to delete: no limit of a call's statement ends it.
 */
export const purge = async (
  { patientDb, log, metrics }: Pick<PlatformContext, 'patientDb' | 'log' | 'metrics'>,
  modules: readonly Pick<Module, 'expired'>[],
): Promise<void> => {
  const statements: readonly SQL[] = [...expiredProtection, ...modules.flatMap(({ expired = [] }) => expired)];
  for (const statement of statements) {
    try {
      await patientDb.execute(statement);
    } catch (error) {
      metrics.purgesFailed.inc();
      log.error({ job: 'purge', fault: faultOf(error) }, 'expired rows could not be deleted');
    }
  }
};
