// One OAuth request: the values that its answer must match, kept in this tab or popup.
import type { SocialChannel } from '@foyer/contract';
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey } from '../storage/store.ts';

const channels: readonly SocialChannel[] = ['google', 'facebook', 'twitter', 'line'];

/** The secrets of an OAuth request, generated before the tap so that the tap can open the window at once. */
export interface OAuthSecrets {
  /** Names the request: a return with another state does not belong to a request of ours. */
  readonly state: string;
  /** RFC 7636: proves that the code is exchanged by the same app that requested it. */
  readonly verifier: string;
  readonly challenge: string;
  /** Proves that a token was made for this request; the provider gets its hash. */
  readonly nonce: string;
  readonly nonceHash: string;
}

export interface OAuthRequest extends OAuthSecrets {
  readonly channel: SocialChannel;
  /** In a window of its own, which tells the page that sent it; or in place of the page. */
  readonly way: 'popup' | 'redirect';
  /** Milliseconds by the phone's own clock. */
  readonly begunAt: number;
  /**
   * The page to return to when the request fails or is cancelled. From the linked accounts, the request links one
   * more account.
   */
  readonly from: 'login' | 'register' | 'linkedAccounts';
  /** Page under /m to land on after the log-in; empty where that is home. */
  readonly backUrl: string;
}

/** Milliseconds until an OAuth request expires: a person who was away for longer starts again. */
const REQUEST_LIFETIME_MS = 10 * 60_000;

const SECRET_BYTES = 32;
const secretKeys = ['state', 'verifier', 'challenge', 'nonce', 'nonceHash'] as const;

function oauthRequestShape(found: unknown): OAuthRequest | null {
  const record = asRecord(found);
  const channel = channels.find((known) => known === record?.channel);
  if (!record || !channel || typeof record.begunAt !== 'number' || typeof record.backUrl !== 'string') return null;
  if (record.from !== 'login' && record.from !== 'register' && record.from !== 'linkedAccounts') return null;
  if (record.way !== 'popup' && record.way !== 'redirect') return null;
  if (secretKeys.some((key) => typeof record[key] !== 'string')) return null;
  return record as unknown as OAuthRequest; // every field has been looked at
}

export const OAUTH_REQUEST: StorageKey<OAuthRequest> = {
  name: 'MC_SOCIAL_TRIP',
  area: 'session',
  json: true,
  shape: oauthRequestShape,
};

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Generates the secrets of one OAuth request. */
export async function generateSecrets(crypto: OAuthCrypto): Promise<OAuthSecrets> {
  const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  const sha256 = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [state, verifier, nonce] = [randomText(), randomText(), randomText()];
  const [challenge, nonceHash] = await Promise.all([sha256(verifier), sha256(nonce)]);
  return { state, verifier, challenge: base64url(challenge), nonce, nonceHash: hex(nonceHash) };
}

/** The part of `crypto` that an OAuth request needs; pages on plain http have no `subtle`. */
export type OAuthCrypto = Pick<Crypto, 'getRandomValues'> & { readonly subtle: Pick<SubtleCrypto, 'digest'> };

/** The values that the address brought back; a token without a code comes in the fragment. */
export interface OAuthReturn {
  readonly state: string | null;
  readonly code: string | null;
  readonly idToken: string | null;
  /** `access_denied`: the person declined there. */
  readonly error: string | null;
}

export function readReturn(search: string, hash: string): OAuthReturn {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const read = (name: string): string | null => query.get(name) ?? fragment.get(name);
  return { state: read('state'), code: read('code'), idToken: read('id_token'), error: read('error') };
}

/** True where the return belongs to this request and is not too late. */
export const belongsTo = (
  oauthRequest: OAuthRequest | null,
  { state }: OAuthReturn,
  now: number,
): oauthRequest is OAuthRequest =>
  oauthRequest !== null && state === oauthRequest.state && now - oauthRequest.begunAt < REQUEST_LIFETIME_MS;
