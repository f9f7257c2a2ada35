// Informs the platform of an ended session: push unbound, token revoked.
import type { Transport } from '../http/create-send.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN } from '../storage/push-token-key.ts';
import type { Store } from '../storage/store.ts';
import type { TokenEnd } from './create-session.ts';

/** The log-out waits no longer for an answer to the unbinding @assumed. */
const UNBIND_FIRST_MS = 1_000;

interface SessionEndDeps {
  readonly transport: Pick<Transport, 'sendAs'>;
  readonly store: Store;
  readonly wait: (ms: number) => Promise<void>;
  /** Resolves when the page is left: what waits is sent then, or never. */
  readonly untilLeft: () => Promise<void>;
}

/**
 * SE-02: the push token is unbound where there is one, and stays with nobody here. The unbinding comes first: a back end may take
 * it from a living session only. The session may be dead already, for back ends that take it all the same.
 */
export async function sendSessionEnd(
  token: string,
  why: TokenEnd,
  { transport, store, wait, untilLeft }: SessionEndDeps,
): Promise<void> {
  const asEnded = { token, keepalive: true } as const;
  // A log-out in another tab was sent from there: this browser has one push token for all its tabs.
  const push = why !== 'loggedOutElsewhere' && store.read(PUSH_TOKEN);
  if (push) {
    store.remove(PUSH_TOKEN);
    // Without an answer kit/push unbinds it later.
    store.write(PUSH_TO_UNBIND, push);
    const input = { registrationToken: push.token, unsubscribeAll: true };
    const unbinding = transport
      .sendAs('relay.fcmUnsubscribe', input, asEnded)
      .then((answer) => answer.ok && store.remove(PUSH_TO_UNBIND));
    await Promise.race([unbinding, wait(UNBIND_FIRST_MS), untilLeft()]);
  }
  if (why !== 'notLoggedIn') await transport.sendAs('session.logout', {}, asEnded);
}
