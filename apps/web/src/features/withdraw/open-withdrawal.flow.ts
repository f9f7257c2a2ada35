// Finds the member's withdrawals that are not decided yet.
import type { Withdrawal } from '@foyer/contract';
import { openOrdersFlow } from '../../kit/wallet/open-orders.flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { openWithdrawalsOf } from './withdrawal.rules.ts';

export const openWithdrawalFlow = openOrdersFlow<Withdrawal>('open-withdrawal');

/** Null: the withdrawals did not come. */
export async function lookForWithdrawals(load: Load): Promise<readonly Withdrawal[] | null> {
  const outcome = await load('wallet.withdrawals', {});
  return outcome.ok ? openWithdrawalsOf(outcome.value.items) : null;
}
