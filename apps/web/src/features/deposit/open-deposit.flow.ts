// Finds the member's deposits that are not decided yet.
import type { DepositOrder } from '@foyer/contract';
import { openOrdersFlow } from '../../kit/wallet/open-orders.flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { openOrdersOf } from './order.rules.ts';

export const openDepositFlow = openOrdersFlow<DepositOrder>('open-deposit');

/** Null: the orders did not come. */
export async function lookForDeposits(load: Load): Promise<readonly DepositOrder[] | null> {
  const outcome = await load('wallet.orders', {});
  return outcome.ok ? openOrdersOf(outcome.value.items) : null;
}
