// The services that no page needs before the first tap: network calls and other tabs.
// Their chunk loads when the browser is idle, or at their first use.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { deviceId } from '../shell/device/device-id.ts';
import { deviceKind } from '../shell/device/device-kind.ts';
import { createTransport } from '../shell/http/create-send.ts';
import { createLoadCheck } from '../shell/http/load-check.ts';
import { loadSeal } from '../shell/http/sealing.ts';
import type { PageState } from '../shell/page/page-state.ts';
import { REMEMBERED_LOGIN } from '../shell/session/remembered-record.ts';
import { sendSessionEnd } from '../shell/session/session-end.ts';
import { type StartSession, sessionOf } from '../shell/session/session-of.ts';
import type { Shell } from '../shell/shell.ts';
import { openChannel } from '../shell/tabs/channel.ts';
import { createTabs, TAB_BUSY_ANSWER_MS } from '../shell/tabs/tabs.ts';
import type { AppCore, NetworkServices } from './client-app.ts';

type Around = Pick<AppCore, 'store' | 'session' | 'device' | 'events' | 'clock' | 'search'>;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

export function createNetworkServices(
  view: Window & typeof globalThis,
  state: PageState,
  texts: Shell['texts'],
  around: Around,
): NetworkServices {
  const { store, session, device, events, clock, search } = around;
  const transport = createTransport({
    fetch: (...args) => view.fetch(...args),
    online: () => view.navigator.onLine,
    learnTime: clock.learn,
    noteCopy: (storedAt) => events.publish('copyShown', { storedAt }),
    origin: '',
    merchant: state.merchant,
    language: texts.language,
    token: () => session.current()?.token ?? null,
    deviceKind: () => deviceKind(device.signs()),
    now: clock.now,
    store,
    loadCheck: createLoadCheck(state.settings),
    loadSeal,
  });
  const untilLeft = (): Promise<void> =>
    new Promise((resolve) => {
      const leave = (): void => resolve();
      view.addEventListener('pagehide', leave, { once: true });
      // A phone that closes an app often says no more than this.
      view.document.addEventListener('visibilitychange', leave, { once: true });
    });
  const name = `${Math.random()}`.slice(2);
  const tabs = createTabs({
    channel: openChannel(view),
    name,
    merchant: state.merchant,
    session: session.current,
    getCode: async () => {
      const outcome = await transport.send('session.handoffCode', {});
      return outcome.ok ? outcome.value.code : null;
    },
    onLoggedOut: () => session.end('loggedOutElsewhere'),
    onSessionDoubted: () => events.publish('sessionDoubted', {}),
    onDomainFailed: () => events.publish('domainDoubted', {}),
    wait,
  });
  events.on('sessionStarted', transport.dropCache);
  events.on('sessionEnded', transport.dropCache);
  const start: StartSession = (answer, how) => {
    session.start({ ...sessionOf(answer, state.settings), ...how });
    events.publish('sessionFound', {});
  };
  const discard = (unwanted: string): void => void transport.sendAs('session.logout', {}, { token: unwanted });
  const joinOtherTab = async (waitMs?: number): Promise<void> => {
    const code = await tabs.requestCode(waitMs);
    if (!code || session.current()) return;
    const outcome = await transport.send('session.handoff', { code, loginDeviceId: deviceId(device, view) });
    if (!outcome.ok) return;
    if (session.current()) discard(outcome.value.token);
    else start(outcome.value);
  };
  let byItself: Promise<void> | null = null;
  const remembered = async (): Promise<void> => {
    if (!store.read(REMEMBERED_LOGIN)) return;
    const { startAutomaticLogin } = await import('./start-automatic-login.ts');
    const join = (): Promise<void> => joinOtherTab(TAB_BUSY_ANSWER_MS);
    const parts = { store, session, device, search, transport, wait, start, discard, tab: name, joinOtherTab: join };
    await startAutomaticLogin(view, state, parts);
  };

  return {
    transport,
    tabs,
    notifySessionEnd: (token, why) => void sendSessionEnd(token, why, { transport, store, wait, untilLeft }),
    takeToken: async (token, confirmSwitch) => {
      const { takeAddressToken } = await untilLoaded(() => import('../shell/session/address-token.ts'));
      return takeAddressToken(token, {
        transport,
        session: { current: session.current, start },
        isRemembered: (userName) => {
          const record = store.read(REMEMBERED_LOGIN);
          return record?.merchant === state.merchant && record.username === userName;
        },
        confirmSwitch,
        discard,
        deviceId: () => deviceId(device, view),
      });
    },
    resume: async () => {
      await joinOtherTab();
      byItself ??= remembered();
      await byItself;
    },
  };
}
