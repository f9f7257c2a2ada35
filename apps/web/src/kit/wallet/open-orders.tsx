// The strips of a deposit and of a withdrawal that are not decided yet, on the pages a member begins from.
import type { SlotTable } from '../slots.ts';
import { atOnce, useSlot } from '../use-slot.tsx';

export function OpenOrders(props: SlotTable['openDeposit']) {
  const deposit = useSlot('openDeposit', atOnce);
  const withdrawal = useSlot('openWithdrawal', atOnce);
  return (
    <>
      {deposit.Filled && <deposit.Filled {...props} />}
      {withdrawal.Filled && <withdrawal.Filled {...props} />}
    </>
  );
}
