// The way back to the consent sheet, at the foot of home: there where the region asks for a choice.
import { useSyncExternalStore } from 'react';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { showConsent } from './ask-for-consent.ts';
import { consentStateOf } from './consent-state.ts';
import css from './tracking.module.css';

export function SlotContent() {
  const t = useT();
  const shell = useShell();
  const consent = consentStateOf(shell, window.location.search);
  const asked = useSyncExternalStore(consent.subscribe, consent.asked, () => null);
  if (!asked?.isAsked || asked.receivers.length === 0) return null;
  return (
    <div className={css.choice}>
      <button type="button" className={css.change} onClick={() => void showConsent(shell, consent)}>
        {t('tracking.change')}
      </button>
    </div>
  );
}
