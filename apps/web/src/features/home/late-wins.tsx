// What stands at the end of home, whose code comes when the end of the page is near: the wins of the day, the choice of tracking.
import { atOnce, useSlot } from '../../kit/use-slot.tsx';

export function LateWins() {
  const { Filled: Wins } = useSlot('wins', atOnce);
  const { Filled: TrackingChoice } = useSlot('trackingChoice', atOnce);
  return (
    <>
      {Wins && <Wins />}
      {TrackingChoice && <TrackingChoice />}
    </>
  );
}
