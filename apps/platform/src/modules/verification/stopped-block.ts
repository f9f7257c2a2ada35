// A block of numbers in which hardly anybody uses the codes: nothing more goes there, and the operator hears of it once.
import type { House } from '../../module.ts';
import { markStopped } from './code-store.ts';

/** Answers in how many seconds the block opens again. */
export const tellOfStop = async ({ db, log, metrics }: House, merchant: string, number: string): Promise<number> => {
  const { block, alarm, waitSeconds } = await markStopped(db, merchant, number);
  if (alarm) {
    log.error({ merchant, block }, 'codes to a block of numbers are stopped');
    metrics.stoppedBlocks.inc({ merchant });
  }
  return waitSeconds;
};
