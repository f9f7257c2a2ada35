// Performs the effects of the install panel.
import { type AppOffer, loadAppOffer } from '../../kit/install/app-offer.ts';
import { chromeAddress, systemOf } from '../../kit/install/device-system.rules.ts';
import { nativeApp } from '../../kit/install/native-app.ts';
import { startDownload } from '../../kit/install/start-download.ts';
import { dropInstallPrompt, installPrompt } from '../../shell/device/install-prompt.ts';
import { leaveSite } from '../../shell/navigation/leave-site.ts';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { INSTALL_DISMISS_COUNT, INSTALL_DISMISSED, INSTALLED } from '../../shell/storage/keys.ts';
import { INSTALLED_COUNT, INSTALLING_MESSAGE_MS } from './install.constants.ts';
import type { PanelEffect, PanelEvent } from './panel.flow.ts';
import { mayOffer, panelButtons } from './panel.rules.ts';

export type PanelView = Pick<Window, 'addEventListener' | 'location'>;
type Send = (event: PanelEvent) => void;

/** The facts about this page and this device. */
function factsOf({ device, store }: Shell, view: PanelView) {
  const signs = device.signs();
  return {
    path: view.location.pathname,
    system: systemOf(signs),
    isInstalled: signs.standalone || store.read(INSTALLED) === '1' || nativeApp(view, device) !== null,
    isDismissed: store.read(INSTALL_DISMISSED) === '1',
    dismissCount: store.read(INSTALL_DISMISS_COUNT) ?? 0,
  };
}

/** Comes over a page that nobody is busy with, and over nothing else: what may not be shown now is for the next page. */
const isFree = ({ overlays, busy }: Shell): boolean => overlays.topmost() === null && !busy.any();

async function openPanel(shell: Shell, { title, icon, ...offer }: AppOffer): Promise<PanelEvent> {
  const { texts, overlays, device, events } = shell;
  const { userAgent } = device.signs();
  const { system, links, description, feature, panel } = offer;
  const facts = { userAgent, hasPrompt: installPrompt() !== null, hasLink: links !== null };
  const text = feature || texts.t('install.panelText');
  const props = { title, icon, text, description, ...panelButtons(system, facts), ...panel };
  // IN-01 names home alone: behind a message the panel waits, and the person may be elsewhere when that goes.
  const answer = await overlays.open('installPanel', props, (route) => route === 'home');
  events.publish('addToHomeScreenClosed', {});
  return { type: 'answered', answer, hasPrompt: installPrompt() !== null };
}

function watch(shell: Shell, view: PanelView, send: Send): void {
  const look = (): void => {
    const facts = factsOf(shell, view);
    if (!mayOffer(facts)) send({ type: 'left' });
    else send({ type: 'arrived', isReady: facts.system.os === 'ios' || installPrompt() !== null });
  };
  view.addEventListener('appinstalled', () => send({ type: 'installed' }));
  shell.navigation.subscribe(look);
  look();
}

export function panelRunner(shell: Shell, view: PanelView) {
  const { store, overlays, texts, device, events, navigation } = shell;
  const offerNow = async (send: Send): Promise<void> => {
    const offer = await loadAppOffer(shell);
    if (offer) await texts.load('install');
    // A panel that never came was not dismissed.
    const canShow = offer !== null && (await canOpen(overlays, 'installPanel'));
    const isStill = canShow && mayOffer(factsOf(shell, view)) && isFree(shell);
    send(offer && isStill ? await openPanel(shell, offer) : { type: 'missed' });
  };
  const askBrowser = async (send: Send): Promise<void> => {
    const prompt = installPrompt();
    dropInstallPrompt();
    await prompt?.prompt();
    const choice = await prompt?.userChoice;
    send({ type: choice?.outcome === 'accepted' ? 'accepted' : 'dismissed' });
  };
  const page = (): string => navigation.origin + navigation.href(navigation.route(), navigation.query());
  const openChrome = (): void => {
    const address = chromeAddress(systemOf(device.signs()), page());
    if (address) leaveSite(address);
  };
  const showGuide = async (): Promise<void> => {
    const offer = await loadAppOffer(shell);
    void overlays.open('installGuide', { icon: offer?.icon ?? null });
  };
  let poll: ReturnType<typeof setTimeout> | undefined;
  const perform: { readonly [Name in PanelEffect['do']]: (effect: PanelEffect, send: Send) => unknown } = {
    watch: (_, send) => watch(shell, view, send),
    wait: (effect, send) => {
      // One wait at a time: a page that was left in the middle of one may be followed by another.
      clearTimeout(poll);
      if (effect.do === 'wait')
        poll = setTimeout(() => send({ type: 'waited', hasPrompt: installPrompt() !== null }), effect.ms);
    },
    offer: (_, send) => offerNow(send),
    askBrowser: (_, send) => askBrowser(send),
    showGuide,
    download: () => loadAppOffer(shell).then((offer) => offer && startDownload(offer, shell)),
    openChrome,
    rememberDismissal: () => {
      store.write(INSTALL_DISMISSED, '1');
      store.write(INSTALL_DISMISS_COUNT, (store.read(INSTALL_DISMISS_COUNT) ?? 0) + 1);
    },
    tellInstalling: () => overlays.toast(texts.t('install.installing'), 'pos', INSTALLING_MESSAGE_MS),
    rememberInstalled: () => {
      dropInstallPrompt();
      store.write(INSTALL_DISMISS_COUNT, INSTALLED_COUNT);
      store.write(INSTALLED, '1');
      events.publish('siteInstalled', {});
    },
  };
  return (effect: PanelEffect, send: Send): unknown => perform[effect.do](effect, send);
}
