// The failures that a caller shows in place. Everything else goes to the error catalogue.
import type { Claims, Failure } from '../http/outcome.ts';

/** The gateway has lost the answer of a back end that may have served the call. */
const gatewayFaults: ReadonlySet<number> = new Set([502, 504]);

/** True where the back end may have served the call although no readable answer came. */
export const isUnanswered = ({ kind, status }: Pick<Failure, 'kind' | 'status'>): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'malformed' || gatewayFaults.has(status);

/** Returns the value by which a caller claims the failure; undefined where it does not. A code may be called `constructor`. */
export function claimOf<T>(claims: { readonly [code: string]: T }, failure: Failure): T | undefined {
  const { errorCode } = failure;
  if (Object.keys(claims).includes(errorCode)) return claims[errorCode];
  return isUnanswered(failure) ? claims.unanswered : undefined;
}

/** True where the caller shows the failure itself. */
export const isClaimed = (claims: Claims, failure: Failure): boolean => claimOf({ ...claims }, failure) !== undefined;

/**
 * True where the same request may go again in less than a minute. For a code: one went out just now, and still works.
 * Longer waits are those of a day or a network. @assumed
 */
export const waitsUnderMinute = ({ retryAfterSeconds: seconds }: Pick<Failure, 'retryAfterSeconds'>): boolean =>
  Boolean(seconds && seconds <= 60);
