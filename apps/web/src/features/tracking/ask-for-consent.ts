// Opens the consent sheet where the region asks for a choice that nobody has made.
import type { RouteName } from '../../shell/navigation/routes.ts';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ConsentState } from './consent-state.ts';
import { mayRunPixels } from './tracking.rules.ts';

type Asking = Pick<Shell, 'overlays' | 'navigation' | 'events'>;

const mayLieOver = (route: RouteName): boolean => mayRunPixels(route, null);

/**
 * Asks once a page, on pages that hold no form and no money: the sheet waits for those @assumed. What else comes by itself waits for
 * the answer whether it is needed, and for its code.
 */
export function askForConsent({ navigation, overlays, events }: Asking, consent: ConsentState): void {
  let at: 'unasked' | 'fetching' | 'asked' = 'unasked';
  const isUnanswered = (): boolean => consent.asked() !== null && consent.current() === 'unanswered';
  const look = async (): Promise<void> => {
    if (at === 'fetching' || consent.isAsking()) return;
    if (at === 'unasked' && isUnanswered() && !consent.isHeld()) {
      at = 'fetching';
      // Whoever never saw it is asked on the next page.
      at = (await canOpen(overlays, 'consent')) ? 'asked' : 'unasked';
      if (at === 'asked') void overlays.open('consent', {}, mayLieOver);
    }
    // It waits unseen, and the choice has come another way: with the account, or in another tab.
    if (at === 'asked' && !isUnanswered() && overlays.topmost() !== 'consent') {
      at = 'unasked';
      overlays.close('consent');
    }
    events.publish('consentCheck', { isRunning: false });
  };
  consent.subscribe(look);
  navigation.subscribe(look);
}
