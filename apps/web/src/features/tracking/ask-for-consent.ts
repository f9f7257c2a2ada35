// Opens the consent sheet where the region asks for a choice that nobody has made.
import type { RouteName } from '../../shell/navigation/routes.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ConsentState } from './consent-state.ts';
import { mayRunPixels } from './tracking.rules.ts';

type Asking = Pick<Shell, 'overlays' | 'navigation'>;

const mayLieOver = (route: RouteName): boolean => mayRunPixels(route, null);

/** Asks once a page, on pages that hold no form and no money: the sheet waits for those @assumed. */
export function askForConsent({ navigation, overlays }: Asking, consent: ConsentState): void {
  let wasAsked = false;
  const look = (): void => {
    if (wasAsked || !consent.asked() || consent.current() !== 'unanswered' || consent.isHeld()) return;
    if (!mayLieOver(navigation.route())) return;
    wasAsked = true;
    void overlays.open('consent', {}, mayLieOver);
  };
  consent.subscribe(look);
  navigation.subscribe(look);
}
