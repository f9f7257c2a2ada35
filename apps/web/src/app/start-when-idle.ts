// Starts work that nobody waits for when the page is idle: lost pictures, the tab's icon, the device id, the member's
// language, the domain watch, the scrolling, the typing, the notice of slow code, the mini-game, the chat, the download bar,
// the later features, the service worker.

import { watchPictures } from '@foyer/browsers/lost-files/watch-pictures';
import type { LanguageCode } from '@foyer/contract';
import { isStoredPage } from '../shell/copies/copy-signs.ts';
import { requestFrameId } from '../shell/device/device-frame.ts';
import { settleDevice } from '../shell/device/settle-device.ts';
import { holdBackPrompts } from '../shell/overlays/hold-back.ts';
import { imageOrigins } from '../shell/settings/image-cdn.ts';
import { openMoneyChannel, shareMoney } from '../shell/tabs/share-money.ts';
import type { ClientApp } from './client-app.ts';
import { laterFeatureSteps, startWatches } from './later-features.ts';
import { createLoadingNotice } from './loading-notice.ts';
import { preloadOfflineOverlays } from './offline-overlays.ts';
import { fetchOverlay } from './overlay-code.ts';
import { syncPlatformLanguage } from './platform-language.ts';
import { showChat } from './show-chat.ts';
import { showDownloadBar } from './show-download-bar.ts';
import { showMiniGame } from './show-mini-game.ts';
import { showTabIcon } from './show-tab-icon.ts';
import { startWorker } from './start-worker.ts';
import { stepByStep } from './step-by-step.ts';
import { watchCopies } from './stored-page.ts';
import { watchDomain } from './watch-domain.ts';
import { watchScrolling } from './watch-scrolling.ts';
import { watchTyping } from './watch-typing.ts';
import { watchWaiting } from './watch-waiting.ts';

/** SN-06, PW-02: asks the image CDN for the device's id on a first visit. Nobody waits for it. */
function requestDeviceId(view: Window, { core, shell, navigation }: ClientApp): void {
  const [origin] = imageOrigins(shell.settings.imageCDNs, navigation.origin);
  void settleDevice(core.store, async () => (origin ? requestFrameId(view, origin) : null));
}

/** Watches the domain once the code for its failure notice has loaded: a dead domain loads nothing any more. */
export function startWhenIdle(
  view: Window & typeof globalThis,
  app: ClientApp,
  renderedAt: number,
  language: LanguageCode,
): void {
  watchPictures(view);
  const held = holdBackPrompts(app.shell, app.queue);
  watchScrolling(view, held);
  watchTyping(view, app.shell.busy, app.navigation);
  showTabIcon(view.document);
  requestDeviceId(view, app);
  syncPlatformLanguage(app.shell, language);
  preloadOfflineOverlays();
  const isCopy = isStoredPage(view.document);
  watchDomain(view.location, app, renderedAt, isCopy);
  startWatches(app.shell, view);
  // Calls may have failed before anybody watched.
  for (const doubt of [...app.earlyDoubts]) app.shell.events.publish('domainDoubted', doubt);
  shareMoney({ channel: openMoneyChannel(view), session: app.shell.session, events: app.shell.events });
  watchWaiting(app, createLoadingNotice(view.document));
  app.shell.events.on('settingsChanged', () => void app.pages.refresh());
  // Loaded while there is a network: a page that is a copy has begun to watch already.
  if (!isCopy) watchCopies(view, app);
  // The demo shows its queue to whoever wants to see why a prompt waits.
  if (app.shell.settings.demo && view.location.hash === '#queue')
    void import('./show-queue.tsx').then(({ showQueue }) => showQueue(app, held.holdBack)).catch(() => undefined);
  void stepByStep(view, [
    // A tap on a game shows its sheet at once.
    () => void fetchOverlay('gameSheet')?.catch(() => undefined),
    ...laterFeatureSteps(app.shell, view),
    () => showMiniGame(app.shell),
    () => showChat(app.shell),
    () => showDownloadBar(app.shell, view),
    () => void startWorker(view, app),
  ]);
}
