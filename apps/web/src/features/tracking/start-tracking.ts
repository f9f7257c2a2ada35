// Begins tracking when the page is idle: asks for consent where the region does, sends what has been collected, and runs pixels.
import { nativeAttribution } from '../../kit/install/native-app.ts';
import { imageOrigins } from '../../shell/settings/image-cdn.ts';
import type { Shell } from '../../shell/shell.ts';
import { CONSENT } from '../../shell/tracking/tracking-keys.ts';
import { askForConsent } from './ask-for-consent.ts';
import { collectFirstOpen } from './collect-events.ts';
import { consentStateOf } from './consent-state.ts';
import { createPixelFrame } from './pixel-frame.ts';
import { createSender } from './send-events.ts';
import { mayRunPixels } from './tracking.rules.ts';

export async function startTracking(shell: Shell, view: Window): Promise<void> {
  const { navigation, overlays, events, settings, session } = shell;
  /** TK-03: the app around the page knows its own ids best. */
  const consent = consentStateOf(shell, { search: view.location.search, attribution: nativeAttribution(view) });
  const [cdn] = imageOrigins(settings.imageCDNs, navigation.origin);
  const pixels = cdn === undefined ? null : createPixelFrame(view, cdn);

  const isOpen = (): boolean => mayRunPixels(navigation.route(), overlays.topmost());
  const hasPixels = (): boolean => pixels !== null && consent.asked()?.hasPixels === true;
  /** Events of money, and events of pages without pixels, wait on the platform. */
  let mayBeDue = session.current() !== null;
  const send = createSender(shell, {
    consent: consent.current,
    isHeld: consent.isHeld,
    takesDue: () => isOpen() && hasPixels(),
    // The person may have gone on to a form while the answer was on its way.
    onDue: (due) => (isOpen() ? pixels?.fire(due) : pixels?.keep(due)),
  });
  const look = (): void => {
    if (!isOpen()) {
      mayBeDue = true;
      pixels?.stop();
      return;
    }
    pixels?.fire([]);
    const wantsDue = mayBeDue && hasPixels();
    mayBeDue = false;
    send(wantsDue);
  };

  events.on('trackedEventKept', () => {
    mayBeDue ||= !isOpen();
    send(false);
  });
  collectFirstOpen(shell);
  navigation.subscribe(look);
  overlays.subscribe(look);
  events.on('wentOnline', () => (consent.asked() ? send(true) : void consent.refresh()));
  events.on('balanceChanged', () => {
    mayBeDue = true;
  });
  session.subscribe(consent.followMember);
  // Another tab has another choice by now; a null key: all of storage was cleared.
  view.addEventListener('storage', ({ key }) => {
    if (key === CONSENT.name || key === null) consent.followTab();
  });
  consent.subscribe(() => {
    // Refused, or somebody else is here, whom nobody has asked.
    if (consent.current() === 'refused' || consent.current() === 'unanswered') pixels?.drop();
    send(mayBeDue && hasPixels());
  });
  askForConsent(shell, consent);
  await consent.refresh();
}
