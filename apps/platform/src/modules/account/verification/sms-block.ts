// Closes blocks of numbers whose codes are hardly used, as a fraudster requests them for the fee.
import type { Database, Tx } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { earnTries, isFirstToTell, type Limit } from '../../../protection/limiter.ts';

/** A block is stopped from so many sends an hour on … */
const JUDGED_FROM = 20;
/** … while fewer than one in so many was used. */
const ONE_USED_IN = 10;
const HOUR_SECONDS = 3600;
const LAST_DIGITS = 3;

/** A thousand neighbouring numbers. */
const blockOf = (number: string): string => number.slice(0, -LAST_DIGITS);

const keyOf = (merchant: string, number: string): string => `code|${merchant}|block|${blockOf(number)}`;

/** Returns the limit that a send counts against the block of its number. */
export const blockLimit = (merchant: string, number: string): Limit => ({
  key: keyOf(merchant, number),
  most: JUDGED_FROM,
  windowSeconds: HOUR_SECONDS,
});

/** A code that is used pays for so many sends to its block. */
export const countVerified = (on: Database | Tx, merchant: string, number: string): Promise<void> =>
  earnTries(on, keyOf(merchant, number), ONE_USED_IN);

/** Reports a stopped block, once in its hour. */
export const reportStop = async (
  { db, log, metrics }: PlatformContext,
  merchant: string,
  number: string,
): Promise<void> => {
  if (!(await isFirstToTell(db, keyOf(merchant, number)))) return;
  log.error({ merchant, block: blockOf(number) }, 'codes to a block of numbers are stopped');
  metrics.stoppedBlocks.inc({ merchant });
};
