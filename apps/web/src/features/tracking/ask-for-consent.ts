// Opens the consent sheet where the region asks for a choice that nobody has made.
import type { Shell } from '../../shell/shell.ts';
import type { ConsentState } from './consent-state.ts';
import { mayRunPixels } from './tracking.rules.ts';

type Asking = Pick<Shell, 'overlays' | 'navigation'>;

/** Asks once a page, on pages that hold no form and no money: the sheet waits for those @assumed. */
export function askForConsent({ navigation, overlays }: Asking, consent: ConsentState): void {
  let wasAsked = false;
  const look = (): void => {
    if (wasAsked || !consent.asked() || consent.current() !== 'unanswered') return;
    if (!mayRunPixels(navigation.route(), null)) return;
    wasAsked = true;
    void overlays.open('consent', {});
  };
  consent.subscribe(look);
  navigation.subscribe(look);
}
