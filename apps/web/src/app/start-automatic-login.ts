// Builds the automatic log-in, loaded only where this device remembers a login.
import type { Transport } from '../shell/http/create-send.ts';
import type { PageState } from '../shell/page/page-state.ts';
import { logInByItself } from '../shell/session/automatic-login.ts';
import { loginDevice } from '../shell/session/login-device.ts';
import type { StartSession } from '../shell/session/session-of.ts';
import { readSettings } from '../shell/settings/settings.ts';
import { createTabLock } from '../shell/tabs/tab-lock.ts';
import type { AppCore } from './client-app.ts';

export interface AutomaticLoginDeps extends Pick<AppCore, 'store' | 'session' | 'device' | 'search'> {
  readonly transport: Transport;
  /** Name of this tab among the others. */
  readonly tab: string;
  readonly wait: (ms: number) => Promise<void>;
  readonly start: StartSession;
  readonly discard: (token: string) => void;
  readonly joinOtherTab: () => Promise<void>;
}

/** Logs in with what is remembered, where it may. */
export function startAutomaticLogin(
  view: Window,
  { merchant, settings }: PageState,
  deps: AutomaticLoginDeps,
): Promise<void> {
  const { store, session, device, search, transport, tab, wait, start, discard, joinOtherTab } = deps;
  // Browsers of before 2022 and pages on plain http have none.
  const locks = view.navigator.locks as LockManager | undefined;
  return logInByItself({
    merchant,
    switchedOn: readSettings(settings).on.automaticLogin,
    store,
    session: { current: session.current, start },
    search,
    device: () => loginDevice(device, view),
    logIn: (request) => transport.send('session.login', request),
    discard,
    withTabLock: createTabLock(locks, { store, name: tab, now: Date.now, wait }),
    joinOtherTab,
  });
}
