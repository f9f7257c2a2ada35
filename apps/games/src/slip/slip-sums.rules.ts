// Computes the cost and best prize of a slip, and the reasons that block the bet. Pure.
import type { BetLine, GameState } from '@foyer/contract';
import { bestPrizeOf } from '../pick/pick.rules.ts';

export interface SlipSums {
  /** The stake when it is within the limits, else nothing. */
  readonly stake: bigint;
  readonly fits: boolean;
  readonly total: bigint;
  readonly win: bigint;
  /** The amount that the balance lacks; 0 when it covers the total. */
  readonly short: bigint;
}

/** The stake that a slip starts with, and that the top prize is for. */
export const firstStakeOf = ({ stake }: Pick<GameState, 'stake'>): bigint => BigInt(stake.chips[0] ?? stake.min);

export const sumsOfSlip = (
  state: GameState,
  lines: readonly BetLine[],
  stake: bigint | null,
  balance: bigint,
): SlipSums => {
  const fits = stake !== null && stake >= BigInt(state.stake.min) && stake <= BigInt(state.stake.max);
  const each = fits ? stake : 0n;
  const total = each * BigInt(lines.length);
  const win = bestPrizeOf(lines, state.betTypes, each);
  return { stake: each, fits, total, win, short: total > balance ? total - balance : 0n };
};
