// Informs the platform of an ended session: token revoked, push unbound.
import type { Transport } from '../http/create-send.ts';
import { PUSH_TOKEN } from '../storage/push-token-key.ts';
import type { Store } from '../storage/store.ts';
import type { TokenEnd } from './create-session.ts';

interface SessionEndDeps {
  readonly transport: Pick<Transport, 'sendAs'>;
  readonly store: Store;
}

/** SE-02: the push token is unbound where there is one, with a session that may be dead already, and stays with nobody here. */
export function sendSessionEnd(token: string, why: TokenEnd, { transport, store }: SessionEndDeps): void {
  if (why !== 'notLoggedIn') void transport.sendAs('session.logout', {}, { token });
  // A log-out in another tab was sent from there: this browser has one push token for all its tabs.
  if (why === 'loggedOutElsewhere') return;
  const push = store.read(PUSH_TOKEN);
  if (!push) return;
  void transport.sendAs('relay.fcmUnsubscribe', { registrationToken: push.token }, { token });
  store.remove(PUSH_TOKEN);
}
