// What stands at the end of home, whose code comes when the end of the page is near: the wins of the day, the choice of tracking.
import { useShell, useT } from '../../kit/shell-context.tsx';
import { atOnce, useSlot } from '../../kit/use-slot.tsx';
import css from './late-wins.module.css';

/** The way back to what one chose of tracking, for operators that ask for it in some region. */
function TrackingChoice() {
  const t = useT();
  const { overlays, settings } = useShell();
  if (!settings.consent) return null;
  return (
    <button type="button" className={css.choice} onClick={() => void overlays.open('consent', {})}>
      {t('tracking.change')}
    </button>
  );
}

export function LateWins() {
  const { Filled: Wins } = useSlot('wins', atOnce);
  // The choice waits for no other file: the sheet names this place.
  return (
    <>
      {Wins && <Wins />}
      <TrackingChoice />
    </>
  );
}
