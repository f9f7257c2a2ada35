// A jackpot as callers get it.
import type { JackpotFacts } from '@foyer/contract';
import type { Jackpot } from '../../../merchants/merchant.ts';

export const wireJackpot = ({ share, seed, stakesPerWin }: Jackpot, amount: bigint): JackpotFacts => ({
  amount: String(amount),
  share,
  seed,
  stakesPerWin,
});
