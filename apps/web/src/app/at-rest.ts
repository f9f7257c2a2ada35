// Starts the work that a page needs but nobody waits for: its code loads after a quiet moment, or when the page is
// touched.

import { askDeviceFrame } from '../shell/device/device-frame.ts';
import { settleDevice } from '../shell/device/settle-device.ts';
import { imageOrigins } from '../shell/settings/image-cdn.ts';
import { bringAtHand } from './at-hand.ts';
import type { House } from './house.ts';
import { watchDomain } from './watch-domain.ts';

/** SN-06, PW-02: on a first visit the image CDN is asked which device this is. Nobody waits for it. */
function askForDevice(view: Window, { ground, shell, navigation }: House): void {
  const [origin] = imageOrigins(shell.settings.imageCDNs, navigation.origin);
  void settleDevice(ground.store, async () => (origin ? askDeviceFrame(view, origin) : null));
}

/** The domain is watched once what tells of its failure is at hand: a dead one brings nothing any more. */
export function atRest(view: Window, house: House, drawnAt: number): void {
  askForDevice(view, house);
  bringAtHand();
  watchDomain(view.location, house, drawnAt);
}
