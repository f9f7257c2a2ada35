// Builds the shell in the browser, in the order of dependence.
import { createBusy } from '../shell/busy/busy.ts';
import { browserTime, createClock, createTicker } from '../shell/clock/clock.ts';
import { createDevice } from '../shell/device/device.ts';
import type { Reactor } from '../shell/errors/react.ts';
import { createEvents } from '../shell/events/events.ts';
import { chunkLost, endsSession, needsNewPassword } from '../shell/http/failure.ts';
import type { Load, Send } from '../shell/http/outcome.ts';
import { siteAnswers } from '../shell/http/site-answers.ts';
import { guard } from '../shell/navigation/guard.ts';
import { createHistoryPort } from '../shell/navigation/history-port.ts';
import { AWAY_KEPT, keptFrom, keptOf } from '../shell/navigation/kept-parameters.ts';
import { type AppNavigation, createNavigation } from '../shell/navigation/navigation.ts';
import { reloadForChunk } from '../shell/navigation/reload.ts';
import { gameOrigins, providerPages } from '../shell/navigation/safe-target.ts';
import { readVisit } from '../shell/navigation/tab-visit.ts';
import { createOverlays, type OverlayQueue } from '../shell/overlays/create-overlays.ts';
import { watchFinger } from '../shell/page/finger.ts';
import type { PageState } from '../shell/page/page-state.ts';
import { createSession, type TabSession } from '../shell/session/create-session.ts';
import type { Shell } from '../shell/shell.ts';
import { createDrafts } from '../shell/storage/drafts.ts';
import { browserStorage, createStore } from '../shell/storage/store.ts';
import { currentOf, MARKETING } from '../shell/tracking/marketing.ts';
import type { AppCore, ClientApp, DomainDoubt } from './client-app.ts';
import { screenOf } from './features.ts';
import { fetchOverlay } from './overlay-code.ts';
import { createPages } from './pages.ts';

/** More failures tell the watch nothing more. */
const MOST_DOUBTS = 8;

type View = Window & typeof globalThis;

/** Makes a value once; after a failure the next call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    if (made) return made;
    const making = make();
    made = making;
    making.catch(() => {
      made = null;
    });
    return making;
  };
}

const ignoreErrors = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** The core: storage, session, device. */
export function createAppCore(view: View, state: PageState, texts: Shell['texts']): AppCore {
  const store = createStore(browserStorage(view));
  const events = createEvents((error) => console.error(error));
  const clock = createClock(browserTime);
  // It listens first: all others compare times then.
  events.on('pageShown', clock.wake);
  const { search } = view.location;
  const visit = readVisit(store, search);
  const marketing = currentOf(store.read(MARKETING), clock.now());
  const stored = keptOf((name) => marketing[name]?.value);
  const keptParameters = keptFrom(search, store.read(AWAY_KEPT), visit, stored);
  const device = createDevice(store, view, visit);
  const session: TabSession = createSession({
    merchant: state.merchant,
    store,
    events,
    notifyPlatform: (token, why) =>
      ignoreErrors(loadNetwork().then(({ notifySessionEnd }) => notifySessionEnd(token, why))),
    notifyTabs: (ended, why) =>
      ignoreErrors(loadNetwork().then(({ tabs }) => tabs.notifyLoggedOut(ended, why === 'loggedOut'))),
  });
  const loadNetwork = once(async () => {
    const { createNetworkServices } = await import('./network-services.ts');
    return createNetworkServices(view, state, texts, { store, session, device, events, clock, search });
  });
  const send: Send = (name, input, options) =>
    loadNetwork().then(
      ({ transport }) => transport.send(name, input, options),
      () => chunkLost(view.navigator.onLine),
    );
  return { store, session, device, events, clock, keptParameters, search, loadNetwork, send };
}

/** The rest of the app; from here on the guard decides where the visitor is. */
export function createClientApp(
  view: View,
  { settings }: PageState,
  texts: Shell['texts'],
  core: AppCore,
  fetchCode = fetchOverlay,
): ClientApp {
  const { session, events, clock, store, device, loadNetwork, send, keptParameters } = core;
  const busy = createBusy();
  const earlyDoubts: DomainDoubt[] = [];
  events.on('domainDoubted', (doubt) => {
    if (earlyDoubts.length < MOST_DOUBTS) earlyDoubts.push(doubt);
  });
  // SE-01, HT-08: a failure that its caller does not claim goes to the error catalogue, whichever caller it is.
  const watched =
    (isRead: boolean): Send =>
    async (name, input, options = {}) => {
      const outcome = await send(name, input, options);
      if (outcome.ok) return outcome;
      events.publish('domainDoubted', { by: { isRead, failure: outcome } });
      return reactor().then(
        ({ takeFailure }) => takeFailure(outcome, options),
        () => outcome,
      );
    };
  const sendWatched = watched(false);
  const read = watched(true);
  // Loaded data has its own place on the screen, and this place says when the data is missing.
  const load: Load = (name, input, options) => read(name, input, { ...options, alert: false });
  const pages = createPages({
    load,
    screenOf,
    // A chunk of an older version is gone: one reload brings the new one, unless something would be lost by it. A
    // page that needs a session shows no failure: the end of the session has its own reaction.
    ended: (failed) => {
      const ends = endsSession(failed) || needsNewPassword(failed);
      if (ends) reactBy('calls', failed);
      return ends;
    },
    // A chunk that was lost without a network is no old version, even if the network is back a moment later.
    reloadForCode: async () =>
      view.navigator.onLine && (await siteAnswers()) && !busy.any() && reloadForChunk(view, Date.now()),
    tapped: watchFinger(view),
  });
  const navigation: AppNavigation = createNavigation({
    historyPort: createHistoryPort(view),
    location: view.location,
    guard: (route) => guard(route, session.current()),
    keptParameters,
    // A page that the guard would not open is not prefetched either.
    prefetch: (route, query) => guard(route, session.current()) || pages.prefetch(route, query),
    scrollTop: () => view.scrollY,
    beforeMove: (to) => queue.leavePage(to),
    outside: () => gameOrigins(view.location.origin, [...settings.gameHosts, ...providerPages(settings)]),
  });
  const queue: OverlayQueue = createOverlays({
    busy,
    openStep: navigation.openStep,
    fetchCode: (name) => {
      const fetching = fetchCode(name);
      fetching?.catch(() => events.publish('domainDoubted', { stopped: true }));
      return fetching;
    },
    lostText: () => texts.t('common.pageFailedHint'),
    route: navigation.route(),
  });
  navigation.subscribe(() => queue.arrive(navigation.route()));
  const reactor = once(async (): Promise<Reactor> => {
    const https = view.location.protocol === 'https:';
    const { createReact } = await import('../shell/errors/react.ts');
    return createReact({ session, navigation, overlays: queue, texts, https });
  });
  const reactBy: ClientApp['reactBy'] = (table, failed) =>
    ignoreErrors(reactor().then(({ react }) => react(failed, table)));
  const shell: Shell = {
    send: sendWatched,
    load,
    settings,
    session,
    texts,
    navigation,
    overlays: queue,
    events,
    clock,
    busy,
    device,
    drafts: createDrafts(store, () => session.current()?.id ?? null),
    store,
    react: (failed) => reactBy('calls', failed),
    warmUp: () => ignoreErrors(loadNetwork().then(({ transport }) => transport.warmUp())),
  };
  const ticker = createTicker(clock);
  return { core, shell, navigation, queue, pages, ticker, earlyDoubts, reactBy, prepareReaction: reactor };
}
