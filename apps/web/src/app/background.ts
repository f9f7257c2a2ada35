// What begins after the first paint, when the browser has nothing better to do.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { watchPictures } from '@foyer/browsers/lost-files/watch-pictures';
import { askDeviceFrame } from '../shell/device/device-frame.ts';
import { settleDevice } from '../shell/device/settle-device.ts';
import { landing } from '../shell/navigation/landing.ts';
import { imageOrigins } from '../shell/settings/image-cdn.ts';
import type { House } from './create-shell.ts';
import { features } from './features.ts';
import { catchUpLanguage, keepLanguageTold } from './member-language.ts';
import { fetchOverlay } from './overlay-code.ts';
import { bringPagesBack, tellOffline } from './recovery.ts';
import { showLinkLogin } from './show-link-login.ts';
import { keepVisit } from './visit.ts';
import { watchDomain } from './watch-domain.ts';
import { REST_MS, whenTouchedOrQuiet } from './when-touched.ts';

/** A session that came without a form goes on from the log-in page to where its log-in would have ended; the guard looks again. */
function goOnFromLogin({ navigation }: House): void {
  if (navigation.route() !== 'login') {
    navigation.recheck();
    return;
  }
  const { route, query } = landing(navigation.query(), navigation.origin);
  navigation.go(route, { query, replace: true });
}

/** The session this visitor may have elsewhere: in the address, in another tab, in a remembered login. */
async function findSession(house: House, token: string | null): Promise<void> {
  const { ground, shell } = house;
  const { takeToken, resume } = await ground.late();
  // Whoever logs in by a form meanwhile is led on by the form.
  const stop = shell.events.on('sessionFound', () => goOnFromLogin(house));
  if (token)
    await takeToken(token, async (from, to) => (await shell.overlays.ask('switchMember', { from, to })) === 'switch');
  if (!ground.session.current()) await resume();
  stop();
}

/** SN-06, PW-02: on a first visit the image CDN is asked which device this is. Nobody waits for it. */
function askForDevice(view: Window, { ground, shell, navigation }: House): void {
  const [origin] = imageOrigins(shell.settings.imageCDNs, navigation.origin);
  void settleDevice(ground.store, async () => (origin ? askDeviceFrame(view, origin) : null));
}

/** The domain is watched once what tells of its failure is at hand: a dead one brings nothing any more. */
async function watchWithAllAtHand(view: Window, house: House, drawnAt: number): Promise<void> {
  const overlays = (): Promise<void> => import('./at-hand.ts').then(({ bringAtHand }) => bringAtHand());
  await Promise.allSettled([overlays(), house.prepareReaction()]);
  watchDomain(view.location, house, drawnAt);
  // What was lost of it comes late rather than never.
  for (const load of [overlays, house.prepareReaction]) void untilLoaded(load);
}

/** Begins it all. A token of the address is taken before anybody else's code runs. */
export async function startBackground(
  view: Window & typeof globalThis,
  house: House,
  token: string | null,
  drawnAt: number,
): Promise<void> {
  const { shell, ground } = house;
  watchPictures(view);
  showLinkLogin(shell);
  keepVisit(view.location, house);
  askForDevice(view, house);
  catchUpLanguage(ground.store, shell, view.navigator.languages);
  keepLanguageTold(shell);
  bringPagesBack(house, () => view.navigator.onLine);
  tellOffline(shell, view.location.protocol === 'https:');
  await findSession(house, token).catch(() => undefined);
  whenTouchedOrQuiet(view, () => void watchWithAllAtHand(view, house, drawnAt), REST_MS);
  for (const feature of features) feature.start?.(shell);
  // Fetched ahead, so that there is something to say it with when the connection is gone.
  whenTouchedOrQuiet(view, () => void fetchOverlay('alert', shell.texts)?.catch(() => undefined));
}
