// Runs the background work of the app and of features (`Feature.start`) once the browser is idle after the first paint.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import type { LanguageCode } from '@foyer/contract';
import { IDLE_MS, whenTouchedOrIdle } from '../kit/when-touched.ts';
import { isStoredPage } from '../shell/copies/copy-signs.ts';
import { landing } from '../shell/navigation/landing.ts';
import type { ClientApp } from './client-app.ts';
import { notifyOffline, retryLostPages } from './connection-loss.ts';
import { features } from './features.ts';
import { fetchOverlay } from './overlay-code.ts';
import { showLinkLogin } from './show-link-login.ts';

/** A session that came without a form goes on from the log-in to where it would have ended; the guard looks again. */
function goOnFromLogin({ navigation, queue }: ClientApp): void {
  queue.close('login');
  if (navigation.route() !== 'login') {
    navigation.recheck();
    return;
  }
  const { route, query } = landing(navigation.query(), navigation.origin);
  navigation.go(route, { query, replace: true });
}

/** The session this visitor may have elsewhere: in the address, in another tab, in a remembered login. */
async function findSession(app: ClientApp, token: string | null): Promise<void> {
  const { core, shell } = app;
  const { takeToken, resume } = await core.loadNetwork();
  // A form that logs the person in meanwhile navigates them itself.
  const stop = shell.events.on('sessionFound', () => goOnFromLogin(app));
  if (token)
    await takeToken(token, async (from, to) => (await shell.overlays.open('switchMember', { from, to })) === 'switch');
  if (!core.session.current()) await resume();
  stop();
}

/** SN-04, SN-05, SN-07, SN-10: keeps the visit's own data. */
async function loadAndStoreVisit(view: Window, app: ClientApp): Promise<void> {
  const { storeVisit } = await untilLoaded(() => import('./store-visit.ts'));
  storeVisit(view, app);
}

async function loadUnusualPage(view: Window & typeof globalThis, app: ClientApp): Promise<void> {
  const { startUnusualPage } = await untilLoaded(() => import('./stored-page.ts'));
  startUnusualPage(view, app);
}

/** Shows the reason of a failure to the person who waits, and watches the page's own domain. */
async function startIdleWork(
  view: Window & typeof globalThis,
  app: ClientApp,
  renderedAt: number,
  language: LanguageCode,
): Promise<void> {
  if (!app.core.search) void loadAndStoreVisit(view, app);
  const reaction = untilLoaded(app.prepareReaction);
  const { startWhenIdle } = await untilLoaded(() => import('./start-when-idle.ts'));
  await reaction;
  startWhenIdle(view, app, renderedAt, language);
}

/** Milliseconds after which the code of a member's launch and of its tracking is fetched; at a touch of the page it is fetched at once. */
const SOON_MS = 1000;

/** Milliseconds after the first touch: what was tapped goes first. */
const TAPPED_FIRST_MS = 500;

/** A member's tap leads straight into a game. */
function fetchLaunch({ shell }: ClientApp): void {
  if (!shell.session.current()) return;
  void fetchOverlay('launch')?.catch(() => undefined);
  shell.navigation.prefetch('launchGame');
}

/** What advertisers are told about must not wait for the rest: a log-in and a launch of a game soon leave the page. */
async function collectForTracking({ shell }: ClientApp): Promise<void> {
  const { collectEvents } = await untilLoaded(() => import('../features/tracking/collect-events.ts'));
  collectEvents(shell);
}

/** Begins it all. A token of the address is taken before anybody else's code runs. */
export async function startBackground(
  view: Window & typeof globalThis,
  app: ClientApp,
  token: string | null,
  renderedAt: number,
): Promise<void> {
  const { shell, core } = app;
  const language = shell.texts.language();
  showLinkLogin(shell);
  if ('FoyerNative' in view || isStoredPage(view.document)) void loadUnusualPage(view, app);
  // A visitor who came by such an address may be gone before the page is idle, and register another day.
  if (core.search) void loadAndStoreVisit(view, app);
  retryLostPages(app, () => view.navigator.onLine);
  notifyOffline(shell, view.location.protocol === 'https:');
  await findSession(app, token).catch(() => undefined);
  // A game, and one on its way, have the network and the processor to themselves.
  const beIdle = (): void => {
    if (shell.busy.any('game')) setTimeout(beIdle, TAPPED_FIRST_MS);
    else void startIdleWork(view, app, renderedAt, language);
  };
  whenTouchedOrIdle(view, (touched) => void setTimeout(beIdle, touched ? TAPPED_FIRST_MS : 0), IDLE_MS);
  whenTouchedOrIdle(view, () => fetchLaunch(app), SOON_MS);
  // A visitor has nothing to be told about before the first touch.
  const collectAfterMs = shell.session.current() ? SOON_MS : IDLE_MS;
  whenTouchedOrIdle(view, () => void collectForTracking(app), collectAfterMs);
  shell.events.on('sessionStarted', () => fetchLaunch(app));
  for (const feature of features) feature.start?.(shell);
  // Fetched ahead, so that there is something to say it with when the connection is gone.
  whenTouchedOrIdle(view, () => void fetchOverlay('alert')?.catch(() => undefined));
}
