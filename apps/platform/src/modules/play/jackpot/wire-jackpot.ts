// A jackpot as callers get it.
import type { JackpotFacts } from '@foyer/contract';
import type { Jackpot } from '../../../merchants/merchant.ts';
import type { WaitingPot } from './jackpot.service.ts';

/** The seed is that of the next pot, all else that of the one that waits. */
export const wireJackpot = ({ seed }: Jackpot, { amount, share, stakesPerWin }: WaitingPot): JackpotFacts => ({
  amount: String(amount),
  share,
  seed,
  stakesPerWin: String(stakesPerWin),
});
