// A provider's authorization code flow with PKCE (RFC 6749, 7636), as OpenID Connect has it.
// A provider without a token address returns the token itself, in the fragment.
import type { SocialProvider } from '@foyer/contract';
import type { OutsideOutcome, PostOutside } from '../../shell/http/post-outside.ts';
import type { OAuthRequest, OAuthReturn } from '../../shell/identity/oauth-request.ts';
import { asRecord } from '../../shell/storage/shapes.ts';
import { type AuthResult, CANCELLED_CODE, failed, NETWORK_CODE, type ProviderToken, TIMEOUT_CODE } from './port.ts';

/** Our page that providers send people back to. */
export const RETURN_PATH = '/m/socialReturn';

type AuthorizeRequest = Pick<OAuthRequest, 'state' | 'challenge' | 'nonceHash'>;

/** Returns the provider's page for this OAuth request. */
export function authorizeAddress(provider: SocialProvider, oauthRequest: AuthorizeRequest, origin: string): string {
  const { authorizeUrl, clientId, scope = 'openid', tokenUrl } = provider;
  // One that wants every request signed is begun at the site itself.
  const address = new URL(authorizeUrl, origin);
  const how = tokenUrl
    ? { response_type: 'code', code_challenge: oauthRequest.challenge, code_challenge_method: 'S256' }
    : { response_type: 'id_token' };
  const parameters = {
    client_id: clientId,
    redirect_uri: origin + RETURN_PATH,
    scope,
    state: oauthRequest.state,
    nonce: oauthRequest.nonceHash,
  };
  for (const [name, value] of Object.entries({ ...how, ...parameters })) address.searchParams.set(name, value);
  return address.href;
}

/** Reads the claims of a token without a check: code that relies on them must verify the signature. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return asRecord(JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (sign) => sign.charCodeAt(0)))));
  } catch {
    return null;
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

type Given = Omit<ProviderToken, 'channel' | 'nonce'>;

/** Accepts the tokens of a provider. A token that was made for another OAuth request is refused. */
function accept(oauthRequest: OAuthRequest, given: Given): AuthResult<ProviderToken> {
  const { idToken, accessToken } = given;
  if (!idToken && !accessToken) return failed('auth/invalid-credential', 'The provider gave no token.');
  if (idToken && claimsOf(idToken)?.nonce !== oauthRequest.nonceHash)
    return failed('auth/missing-or-invalid-nonce', 'The token was made for another log-in.');
  return {
    ok: true,
    value: { channel: oauthRequest.channel, ...given, ...(idToken && { nonce: oauthRequest.nonce }) },
  };
}

function givenBy(answer: OutsideOutcome): AuthResult<Given> {
  if (typeof answer === 'string') return failed(answer === 'timeout' ? TIMEOUT_CODE : NETWORK_CODE);
  const { status, value } = answer;
  if (status !== 200)
    return failed('auth/invalid-credential', text(value.error_description) ?? text(value.error) ?? `HTTP ${status}`);
  const [idToken, accessToken, secret] = [value.id_token, value.access_token, value.oauth_token_secret].map(text);
  return {
    ok: true,
    value: { ...(idToken && { idToken }), ...(accessToken && { accessToken }), ...(secret && { secret }) },
  };
}

export interface OAuthResult {
  readonly provider: SocialProvider;
  readonly oauthRequest: OAuthRequest;
  readonly back: OAuthReturn;
  readonly origin: string;
}

/** Exchanges the provider's return for its token, or for the reason why there is none. */
export async function tokenOf(
  { provider, oauthRequest, back, origin }: OAuthResult,
  post: PostOutside,
): Promise<AuthResult<ProviderToken>> {
  if (back.error === 'access_denied') return failed(CANCELLED_CODE, back.error);
  if (back.error) return failed('auth/internal-error', back.error);
  if (!provider.tokenUrl) return accept(oauthRequest, back.idToken ? { idToken: back.idToken } : {});
  if (!back.code) return failed('auth/invalid-credential', 'The provider gave no code.');
  const form = {
    grant_type: 'authorization_code',
    code: back.code,
    client_id: provider.clientId,
    redirect_uri: origin + RETURN_PATH,
    code_verifier: oauthRequest.verifier,
  };
  const given = givenBy(await post(provider.tokenUrl, form));
  return given.ok ? accept(oauthRequest, given.value) : given;
}
