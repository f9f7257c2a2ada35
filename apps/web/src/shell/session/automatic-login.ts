// Automatic log-in: quietly, once a page, one tab at a time.
import type { LoginAnswer, LoginRequest } from '@foyer/contract';
import type { Outcome } from '../http/outcome.ts';
import type { SessionStore } from '../shell.ts';
import type { Store } from '../storage/store.ts';
import type { TabLock } from '../tabs/tab-lock.ts';
import { automaticAftermathOf, mayLogInByItself } from './automatic-login.rules.ts';
import type { LoginDevice } from './login-device.ts';
import { applyAftermath } from './refused-login.ts';
import { dropForeign, keepRemembered, type RememberedLogin, readRemembered } from './remembered.ts';
import { AUTO_LOGIN, REMEMBERED_LOGIN } from './remembered-record.ts';
import type { StartSession } from './session-of.ts';

export interface AutomaticLoginDeps {
  readonly merchant: string;
  /** MOBILEAUTOLOGIN3. */
  readonly switchedOn: boolean;
  readonly store: Store;
  readonly session: Pick<SessionStore, 'current'> & { readonly start: StartSession };
  /** Query of the address that the page was opened by: a `backUrl` of the guard's own says nothing. */
  readonly search: string;
  readonly device: () => LoginDevice;
  readonly logIn: (request: LoginRequest) => Promise<Outcome<LoginAnswer>>;
  /** Ends the session that came too late. */
  readonly discard: (token: string) => void;
  readonly withTabLock: TabLock;
  /** Logs this tab in by another one that was quicker. */
  readonly joinOtherTab: () => Promise<void>;
}

function mayNow({ merchant, switchedOn, store, session, search }: AutomaticLoginDeps): boolean {
  return mayLogInByItself({
    loggedIn: session.current() !== null,
    query: new URLSearchParams(search),
    switchedOn,
    switchedOffHere: store.read(AUTO_LOGIN) === '0',
    record: store.read(REMEMBERED_LOGIN),
    merchant,
  });
}

function takeIn(deps: AutomaticLoginDeps, login: RememberedLogin, answer: LoginAnswer): void {
  const { store, merchant, session } = deps;
  // Good once: the next one takes its place before anything else happens.
  if (answer.deviceSecret) keepRemembered(store, merchant, { ...login, secret: answer.deviceSecret });
  if (session.current()) deps.discard(answer.token);
  else session.start(answer);
}

async function attempt(deps: AutomaticLoginDeps): Promise<void> {
  const { store, merchant } = deps;
  const login = readRemembered(store, merchant);
  if (!login) return;
  const written = store.read(REMEMBERED_LOGIN)?.password;
  const { name: username, secret: password } = login;
  const outcome = await deps.logIn({ type: 'username', username, password, remember: true, ...deps.device() });
  // Somebody has logged in or out by hand meanwhile: what they left behind stays.
  if (store.read(REMEMBERED_LOGIN)?.password !== written) {
    if (outcome.ok) deps.discard(outcome.value.token);
    return;
  }
  if (outcome.ok) takeIn(deps, login, outcome.value);
  else applyAftermath(store, automaticAftermathOf(outcome.errorCode));
}

/**
 * Logs in with the remembered login, where that is allowed. It shows no result. A record of another operator is wiped
 * unread.
 */
export async function logInByItself(deps: AutomaticLoginDeps): Promise<void> {
  dropForeign(deps.store, deps.merchant);
  if (!mayNow(deps)) return;
  await deps.withTabLock(async (waited) => {
    if (waited) await deps.joinOtherTab();
    if (mayNow(deps)) await attempt(deps);
  });
}
