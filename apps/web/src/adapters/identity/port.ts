// The port of the identity service: a provider's token in, a token of the service out.
import type { SocialChannel } from '@foyer/contract';

/** The tokens that a provider gave; their kinds depend on the provider. */
export interface ProviderToken {
  readonly channel: SocialChannel;
  readonly idToken?: string;
  /** The nonce of the request; the id token holds its hash. */
  readonly nonce?: string;
  readonly accessToken?: string;
  /** Twitter's second half of an access token. */
  readonly secret?: string;
}

/** PH-04: the error, by the identity service's own names. */
export interface AuthProblem {
  /** `auth/…` */
  readonly code: string;
  /** In the service's words, for support. */
  readonly reason: string;
}

export type AuthResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: AuthProblem };

export interface Identity {
  /** Swaps a provider's token for the one that goes into `firebaseIdToken`. */
  readonly exchange: (token: ProviderToken) => Promise<AuthResult<string>>;
}

export interface PhoneIdentity {
  /** PH-01: gets everything ready that a code needs, its invisible captcha too. */
  readonly prepare: () => Promise<AuthResult<null>>;
  /** The number with its plus. Answers the confirmation handle: which code is meant. It is good after a refresh as well. */
  readonly sendCode: (number: string) => Promise<AuthResult<string>>;
  /** Swaps the code for the token that goes into `firebaseIdToken`. */
  readonly confirm: (handle: string, code: string) => Promise<AuthResult<string>>;
}

/** The code of an error that has no better name. */
export const UNKNOWN_CODE = 'auth/unknown';
export const EXPIRED_CODE = 'auth/code-expired';
/** SO-08: another window took this one's place, or the person closed it. */
export const CANCELLED_CODE = 'auth/cancelled-popup-request';
export const NETWORK_CODE = 'auth/network-request-failed';
export const TIMEOUT_CODE = 'auth/timeout';
/** The code of an error: the browser cannot keep the data that the OAuth request needs when the person comes back. */
export const STORAGE_CODE = 'auth/web-storage-unsupported';

export const failed = (code: string, reason = ''): { readonly ok: false; readonly problem: AuthProblem } => ({
  ok: false,
  problem: { code, reason },
});

/** The problem that an error of the service's SDK stands for. */
export function problemOf(error: unknown): AuthProblem {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  const known = typeof code === 'string' && /^auth\/[a-z0-9-]{1,64}$/.test(code) ? code : UNKNOWN_CODE;
  return { code: known, reason: typeof message === 'string' ? message : '' };
}
