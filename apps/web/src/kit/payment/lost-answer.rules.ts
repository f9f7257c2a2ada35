// Which failures of a call that costs money leave open whether it was carried out.
import { isUnanswered } from '../../shell/errors/claims.ts';
import type { Failure } from '../../shell/http/outcome.ts';

/** Codes of answers that decide nothing: the call is being carried out, or the service could not say. */
export const undecided = { 'idempotency.running': true, 'service.overloaded': true, 'service.unavailable': true };

const FIRST_SERVER_FAULT = 500;

/**
 * True where the call may have been carried out all the same: only the same call under the same key finds out.
 * `again`: an earlier answer to it was lost.
 */
export const isLost = (failure: Failure, again: boolean): boolean =>
  isUnanswered(failure) ||
  failure.status >= FIRST_SERVER_FAULT ||
  failure.errorCode in undecided ||
  (again && failure.kind === 'offline');
