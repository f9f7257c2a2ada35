// Checks the ledger now and then, and shows what it found as a metric and in the log.
import type { PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { checkLedger, type LedgerPromise } from './ledger-check.ts';

const CHECK_EVERY_MS = 15 * 60_000;

/** No number of broken promises is known: an alarm, as a number is. */
const UNKNOWN = -1;

/** One check: the metric holds the number of broken promises; each is logged, without its rows. A check that fails shows as well. */
export const watchLedger = async (
  { patientDb, log, metrics, now }: Pick<PlatformContext, 'patientDb' | 'log' | 'metrics' | 'now'>,
  promises: readonly LedgerPromise[],
): Promise<void> => {
  const faults = await checkLedger(patientDb, promises).catch((error: unknown) => {
    metrics.ledgerFaults.set(UNKNOWN);
    throw error;
  });
  metrics.ledgerFaults.set(faults.length);
  metrics.ledgerCheckedAt.set(now().getTime() / 1000);
  for (const { promise, rows } of faults)
    log.error({ job: 'ledger', fault: promise, count: rows.length }, 'the ledger is wrong');
};

/** Starts the job; returns the function that stops it. */
export const startLedgerWatch = (
  platform: PlatformContext,
  promises: readonly LedgerPromise[],
): (() => Promise<void>) => {
  platform.metrics.ledgerFaults.set(UNKNOWN);
  return every(CHECK_EVERY_MS, 'ledger', platform.log, (isStopped) =>
    watchLedger(platform, promises).catch((error: unknown) => {
      if (!isStopped()) throw error;
    }),
  );
};
