// The wins of the day, whose code comes when the end of the page is near.
import { atOnce, useSlot } from '../../kit/use-slot.tsx';

export function LateWins() {
  const { Filled } = useSlot('wins', atOnce);
  return Filled && <Filled />;
}
