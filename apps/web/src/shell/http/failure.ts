// Failures that never came from the back end, and the reference that support can search.
import { sessionEndCodes } from '@foyer/contract';
import type { Failure, Outcome } from './outcome.ts';

/** Codes of our own. */
export const TIMEOUT_CODE = 'ECONNABORTED';
export const NO_URL_CODE = 'url_is_null_check';
export const MISSING_ENCRYPTION_CODE = 'Missing Encryption';
export const CHUNK_LOST_CODE = 'chunk.lost';
export const OFFLINE_CODE = 'offline';

/** Letters and digits that nobody mixes up when reading them aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const REFERENCE_LENGTH = 8;

/** A new reference. */
export const newReference = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(REFERENCE_LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
};

const endCodes: ReadonlySet<string> = new Set(sessionEndCodes);

/** True when the back end says that nobody is logged in (SE-01). To a log-in and its like, HTTP 401 says something else. */
export const endsSession = ({ errorCode, status, tokenUsed }: Failure): boolean =>
  (status === 401 && tokenUsed !== undefined) || endCodes.has(errorCode);

/** True when the session may do nothing before its password is changed (RT-17). */
export const needsNewPassword = ({ errorCode }: Failure): boolean => errorCode === 'password.change.required';

/**
 * True when a failure belongs to the session and not to its call: it has its one reaction, whichever caller made the
 * call. A caller that wants no alert silences its own refusals, not the end of the session the call was made in. Such
 * a caller handles a password that must be changed itself.
 */
export const concernsSession = (failed: Failure, alert = true): boolean =>
  endsSession(failed) ? alert || Boolean(failed.tokenUsed) : alert && needsNewPassword(failed);

const absent: ReadonlySet<number> = new Set([404, 405, 501]);

/** True when the back end has no such call: an operator's own need not have what the specification does not name. */
export const isNotOffered = ({ status }: Pick<Failure, 'status'>): boolean => absent.has(status);

/** Treats a call that the back end does not offer as a success with an empty value. */
export const orNone = <T>(outcome: Outcome<T>, none: T): Outcome<T> =>
  !outcome.ok && isNotOffered(outcome) ? { ok: true, value: none } : outcome;

/** A failure without an answer. */
export const failure = (kind: Failure['kind'], errorCode: string, more: Partial<Failure> = {}): Failure => ({
  ok: false,
  kind,
  errorCode,
  message: '',
  status: 0,
  reference: newReference(),
  ...more,
});

/**
 * No answer came. Only a call that began without a connection is `offline`: nothing went out. Where the connection was
 * lost after that, the back end may have served the call.
 */
export const failWithoutAnswer = (wasOnline: boolean, isOnline: boolean, more?: Partial<Failure>): Failure =>
  isOnline ? failure('network', 'network', more) : failure(wasOnline ? 'network' : 'offline', OFFLINE_CODE, more);

/** Code that did not arrive: without a connection no fault of the site. */
export const chunkLost = (online: boolean): Failure => failure(online ? 'network' : 'offline', CHUNK_LOST_CODE);
