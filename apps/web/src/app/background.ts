// Starts background work after the first paint, when the browser is idle.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { watchPictures } from '@foyer/browsers/lost-files/watch-pictures';
import { REST_MS, whenTouchedOrQuiet } from '../kit/when-touched.ts';
import { landing } from '../shell/navigation/landing.ts';
import { features } from './features.ts';
import type { House } from './house.ts';
import { catchUpLanguage, keepLanguageTold } from './member-language.ts';
import { fetchOverlay } from './overlay-code.ts';
import { bringPagesBack, tellOffline } from './recovery.ts';
import { showLinkLogin } from './show-link-login.ts';

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
  // A form that logs the person in meanwhile navigates them itself.
  const stop = shell.events.on('sessionFound', () => goOnFromLogin(house));
  if (token)
    await takeToken(token, async (from, to) => (await shell.overlays.ask('switchMember', { from, to })) === 'switch');
  if (!ground.session.current()) await resume();
  stop();
}

/** SN-04, SN-05, SN-07: keeps the visit's own data. */
async function keepWhatVisitSays(view: Window, house: House): Promise<void> {
  const { keepVisit } = await untilLoaded(() => import('./visit.ts'));
  keepVisit(view.location, house);
}

/** Shows the reason of a failure to the person who waits, and watches the page's own domain. */
async function rest(view: Window, house: House, drawnAt: number): Promise<void> {
  if (!house.ground.search) void keepWhatVisitSays(view, house);
  const reaction = untilLoaded(house.prepareReaction);
  const { atRest } = await untilLoaded(() => import('./at-rest.ts'));
  await reaction;
  atRest(view, house, drawnAt);
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
  // A visitor who came by such an address may be gone before the page is at rest, and register another day.
  if (ground.search) void keepWhatVisitSays(view, house);
  catchUpLanguage(ground.store, shell, view.navigator.languages);
  keepLanguageTold(shell);
  bringPagesBack(house, () => view.navigator.onLine);
  tellOffline(shell, view.location.protocol === 'https:');
  await findSession(house, token).catch(() => undefined);
  whenTouchedOrQuiet(view, () => void rest(view, house, drawnAt), REST_MS);
  for (const feature of features) feature.start?.(shell);
  // Fetched ahead, so that there is something to say it with when the connection is gone.
  whenTouchedOrQuiet(view, () => void fetchOverlay('alert', shell.texts)?.catch(() => undefined));
}
