// A token from the address: a hand-off code or an old session token, checked before use.
import type { LoginAnswer, MemberInfo } from '@foyer/contract';
import type { Transport } from '../http/create-send.ts';
import { endsSession } from '../http/failure.ts';
import type { Failure, Outcome } from '../http/outcome.ts';
import type { SessionInfo } from '../shell.ts';
import type { StartSession } from './session-of.ts';

export interface AddressTokenDeps {
  readonly transport: Pick<Transport, 'sendAs'>;
  readonly session: { readonly current: () => SessionInfo | null; readonly start: StartSession };
  /** This device remembers a log-in of that member's own. */
  readonly isRemembered: (userName: string) => boolean;
  /** Asks whether to log in as another member; false keeps the one who is logged in. */
  readonly confirmSwitch: (from: string, to: string) => Promise<boolean>;
  /** Ends the session that nobody wanted. */
  readonly discard: (token: string) => void;
  readonly deviceId: () => string;
}

/** The form of a hand-off code; session tokens of the platform and of other back ends may have it too. */
const HAND_OFF_CODE = /^[A-Za-z0-9_-]{22,128}$/;

/** Slow or too many requests. */
const tryLater: ReadonlySet<number> = new Set([408, 429]);
/** None, or what a proxy says where none came. */
const noAnswer: ReadonlySet<number> = new Set([0, 502, 504]);
const FIRST_FAULT = 500;
const NOT_IMPLEMENTED = 501;

/**
 * True where the back end has decided: an address that it does not know gets almost any status, or a page. After a fault, of its own or
 * of a gateway, nobody knows what was done.
 */
const isAnswered = ({ status }: Failure): boolean =>
  status > 0 && !tryLater.has(status) && (status < FIRST_FAULT || status === NOT_IMPLEMENTED);

/**
 * Swaps a code for its session; null where the token is no code that the back end takes. A code that nobody has
 * judged may still be good: it stays in its sealed call.
 */
async function swap(code: string, { transport, deviceId }: AddressTokenDeps): Promise<Outcome<LoginAnswer> | null> {
  if (!HAND_OFF_CODE.test(code)) return null;
  const swapped = await transport.sendAs('session.handoff', { code, loginDeviceId: deviceId() });
  return swapped.ok || !isAnswered(swapped) ? swapped : null;
}

/** The answer for a token that has proved itself, where the back end gives no other token for it. */
const answerOf = (token: string, { id, userName, type, firstTimeLogin, passwordChangeRequired }: MemberInfo) => ({
  id,
  token,
  userName,
  customerType: type,
  firstTimeLogin,
  passwordExpired: false,
  updatePassword: passwordChangeRequired,
});

/** A session token must prove itself as a live one. It is then rotated where the back end can, and else kept. */
async function prove(token: string, { transport }: AddressTokenDeps): Promise<Outcome<LoginAnswer>> {
  const known = await transport.sendAs('member.info', {}, { token });
  if (!known.ok) return known;
  const rotated = await transport.sendAs('session.rotate', {}, { token });
  // Without an answer, a gateway's word in its place included, the token may be replaced already.
  if (rotated.ok || noAnswer.has(rotated.status) || endsSession(rotated)) return rotated;
  return { ok: true, value: answerOf(token, known.value) };
}

/** A code is single-use and swapped; anything else has to prove itself. */
const exchange = async (token: string, deps: AddressTokenDeps): Promise<Outcome<LoginAnswer>> =>
  (await swap(token, deps)) ?? prove(token, deps);

/**
 * Tells if the member must be confirmed. Anybody may send a link to log others into the sender's account,
 * so that they pay into it.
 * A visitor whom a link logs in is asked to confirm the member, and so is a visitor on a new domain @assumed.
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
  if (current && current.id !== answer.id && !(await deps.confirmSwitch(current.userName, answer.userName))) {
    deps.discard(answer.token);
    return;
  }
  const replaced = deps.session.current();
  deps.session.start(answer, isUnconfirmed(answer, replaced, deps) ? { throughLink: true } : {});
  // The session of another member is ended by the start itself.
  if (replaced?.id === answer.id && replaced.token !== answer.token) deps.discard(replaced.token);
}
