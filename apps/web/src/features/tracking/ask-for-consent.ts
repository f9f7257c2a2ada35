// Opens the consent sheet where the region asks for a choice that nobody has made.
import type { Shell } from '../../shell/shell.ts';
import type { ConsentState } from './consent-state.ts';
import { mayRunPixels } from './tracking.rules.ts';

type Asking = Pick<Shell, 'overlays' | 'navigation' | 'events'>;

/** Shows the sheet and keeps the answer; closed without one, nothing is chosen. */
export async function showConsent({ overlays }: Pick<Shell, 'overlays'>, consent: ConsentState): Promise<void> {
  const asked = consent.asked();
  if (!asked) return;
  const current = consent.current();
  const chosen = current === 'accepted' || current === 'refused' ? current : null;
  const answer = await overlays.open('consent', { receivers: asked.receivers, chosen });
  if (answer) await consent.choose(answer);
}

/** Asks once a page, on pages that hold no form and no money: the sheet waits for those @assumed. */
export function askForConsent(shell: Asking, consent: ConsentState): void {
  const { navigation, overlays } = shell;
  let wasAsked = false;
  const look = (): void => {
    if (wasAsked || !consent.asked() || consent.current() !== 'unanswered') return;
    if (!mayRunPixels(navigation.route(), null)) return;
    wasAsked = true;
    void showConsent({ overlays }, consent);
  };
  consent.subscribe(look);
  navigation.subscribe(look);
}
