// The failures that a caller shows in place. Everything else goes to the error catalogue.
import { OFFLINE_CODE } from '../http/failure.ts';
import type { Claims, Failure } from '../http/outcome.ts';
import { asRecord } from '../storage/shapes.ts';

/** The gateway has lost the answer of a back end that may have served the call. */
const gatewayFaults: ReadonlySet<number> = new Set([502, 504]);

/** True where the back end may have served the call although no readable answer came. */
export const isUnanswered = ({ kind, status }: Pick<Failure, 'kind' | 'status'>): boolean =>
  kind === 'timeout' || kind === 'network' || kind === 'malformed' || gatewayFaults.has(status);

/** HT-12: true where the device has no connection, whether or not the call had gone out. */
export const isOffline = ({ kind, errorCode }: Pick<Failure, 'kind' | 'errorCode'>): boolean =>
  kind === 'offline' || errorCode === OFFLINE_CODE;

/** Returns the value by which a caller claims the failure; undefined where it does not. A code may be called `constructor`. */
export function claimOf<T>(claims: { readonly [code: string]: T }, failure: Failure): T | undefined {
  const { errorCode } = failure;
  if (Object.keys(claims).includes(errorCode)) return claims[errorCode];
  return isUnanswered(failure) ? claims.unanswered : undefined;
}

/** True where the caller shows the failure itself. */
export const isClaimed = (claims: Claims, failure: Failure): boolean => claimOf({ ...claims }, failure) !== undefined;

/** True where the caller claims the very code of the failure, and not only the loss of its answer or a refusal without a code. */
export const isClaimedByCode = (claims: Claims, failure: Failure): boolean =>
  isClaimed({ ...claims, unanswered: undefined, unknown_error: undefined }, failure);

/**
 * True where a code that went out a moment ago still works. A wait of more than a minute is that of a day or a network;
 * a back end that knows that the code is spent says so. @assumed
 */
export const hasLiveCode = ({ retryAfterSeconds: seconds, value }: Failure): boolean =>
  Boolean(seconds && seconds <= 60) && asRecord(value)?.codeIsLive !== false;
