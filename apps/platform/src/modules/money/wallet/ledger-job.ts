// Checks the ledger now and then, and shows what it found as a metric and in the log.
import type { PlatformContext } from '../../../module.ts';
import { every } from '../../../schedule.ts';
import { checkLedger, type LedgerPromise } from './ledger-check.ts';

const CHECK_EVERY_MS = 15 * 60_000;

/** One check: the metric holds the number of broken promises; each is logged, without its rows. */
export const watchLedger = async (
  { db, log, metrics }: Pick<PlatformContext, 'db' | 'log' | 'metrics'>,
  promises: readonly LedgerPromise[],
): Promise<void> => {
  const faults = await checkLedger(db, promises);
  metrics.ledgerFaults.set(faults.length);
  for (const { promise, rows } of faults)
    log.error({ job: 'ledger', fault: promise, count: rows.length }, 'the ledger is wrong');
};

/** Starts the job; returns the function that stops it. */
export const startLedgerWatch = (
  platform: PlatformContext,
  promises: readonly LedgerPromise[],
): (() => Promise<void>) => every(CHECK_EVERY_MS, 'ledger', platform.log, () => watchLedger(platform, promises));
