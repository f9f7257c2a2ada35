// A token that came in the address: a hand-off code, or a session token of an old link. Checked before anybody trusts it.
import type { LoginAnswer } from '@foyer/contract';
import type { Transport } from '../http/create-send.ts';
import type { Outcome, SessionInfo, SessionStore } from '../shell.ts';

export interface AddressTokenDeps {
  readonly transport: Pick<Transport, 'sendAs'>;
  readonly session: { readonly current: () => SessionInfo | null; readonly start: SessionStore['start'] };
  /** This device remembers a log-in of that member's own. */
  readonly isRemembered: (userName: string) => boolean;
  /** Asks whether to log in as another member; false keeps the one who is logged in. */
  readonly askToSwitch: (from: string, to: string) => Promise<boolean>;
  /** Ends the session that nobody wanted. */
  readonly discard: (token: string) => void;
  readonly deviceId: () => string;
}

/** A code is single-use and swapped; anything else must prove itself as a live session and is then rotated. */
async function exchange(token: string, { transport, deviceId }: AddressTokenDeps): Promise<Outcome<LoginAnswer>> {
  const quiet = { alert: false };
  const swapped = await transport.sendAs('session.handoff', { code: token, loginDeviceId: deviceId() }, quiet);
  if (swapped.ok || swapped.errorCode !== 'handoff.invalid') return swapped;
  const known = await transport.sendAs('member.info', {}, { ...quiet, token });
  return known.ok ? transport.sendAs('session.rotate', {}, { ...quiet, token }) : known;
}

/**
 * Anybody may send a link to log others into the sender's account, so that they pay into it.
 * A visitor whom a link logs in is asked to confirm the member, and so is one on a new domain @assumed.
 */
function isUnconfirmed(
  { id, userName }: LoginAnswer,
  replaced: SessionInfo | null,
  { isRemembered }: AddressTokenDeps,
): boolean {
  if (!replaced) return !isRemembered(userName);
  return replaced.id === id && replaced.throughLink === true;
}

/** Takes the token. A bad one counts as none. */
export async function takeAddressToken(token: string, deps: AddressTokenDeps): Promise<void> {
  const outcome = await exchange(token, deps);
  if (!outcome.ok) return;
  const answer = outcome.value;
  const current = deps.session.current();
  if (current && current.id !== answer.id && !(await deps.askToSwitch(current.userName, answer.userName))) {
    deps.discard(answer.token);
    return;
  }
  const replaced = deps.session.current();
  deps.session.start(answer, isUnconfirmed(answer, replaced, deps) ? { throughLink: true } : {});
  // The session of another member is ended by the start itself.
  if (replaced?.id === answer.id && replaced.token !== answer.token) deps.discard(replaced.token);
}
