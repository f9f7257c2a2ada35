// What of a member's money may leave, and what a decision does to a withdrawal.
import type { WithdrawalStatus } from '@foyer/contract';
import type { Withdrawals } from '../../../merchants/merchant.ts';
import type { Totals } from '../wallet/api.ts';

/** Stakes that are asked for before a withdrawal, and those that were made, in minor units. */
export interface Turnover {
  readonly required: bigint;
  readonly done: bigint;
}

/** A rate counts hundredths. */
const WHOLE_RATE = 100n;

/**
 * Null where the operator asks for none, and for a member who may not bet: nobody could reach them then. Stakes that came back count
 * for nothing.
 */
export const stakesAskedOf = (
  { turnover }: Pick<Withdrawals, 'turnover'>,
  { deposits, stakes, refunds }: Pick<Totals, 'deposits' | 'stakes' | 'refunds'>,
  mayBet: boolean,
): Turnover | null =>
  turnover === 0 || !mayBet ? null : { required: (deposits * BigInt(turnover)) / WHOLE_RATE, done: stakes - refunds };

/** Cash that may leave now: all of it, or none before the turnover is reached. */
export const withdrawableOf = (cash: bigint, turnover: Turnover | null): bigint =>
  turnover !== null && turnover.done < turnover.required ? 0n : cash;

export const isOpen = (status: WithdrawalStatus): boolean => status === 'waiting' || status === 'onHold';

/** What staff or the member do with a withdrawal. */
export type Decision = 'hold' | 'pay' | 'refuse' | 'cancel';

/** The state after a decision. Only one that waits can be cancelled; an ended one changes no more. */
export const afterDecision = (status: WithdrawalStatus, decision: Decision): WithdrawalStatus | null => {
  if (!isOpen(status)) return null;
  if (decision === 'hold') return 'onHold';
  if (decision === 'pay') return 'paid';
  if (decision === 'refuse') return 'refused';
  return status === 'waiting' ? 'cancelled' : null;
};
