// The strip of a deposit that is not decided yet, on the pages a member begins from.
import type { SlotTable } from '../slots.ts';
import { atOnce, useSlot } from '../use-slot.tsx';

export function OpenDepositSlot(props: SlotTable['openDeposit']) {
  const { Filled } = useSlot('openDeposit', atOnce);
  return Filled && <Filled {...props} />;
}
