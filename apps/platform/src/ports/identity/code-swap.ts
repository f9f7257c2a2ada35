// Exchanges a provider's code for its token with the operator's secret, kept off the browser.
// Source: RFC 6749, 4.1.3 and 5; developers.line.biz/en/reference/line-login/#issue-access-token
import { requestJson } from '../request-json.ts';

/** An operator's account with a provider. */
export interface ProviderAccount {
  readonly clientId: string;
  readonly secret: string;
  readonly tokenUrl: string;
  /** OAuth 1.0a: where a request begins, and where the person is sent. Both or neither. */
  readonly requestUrl?: string;
  readonly authorizeUrl?: string;
}

/** The values that the browser brings back from the provider. */
export interface ProviderCode {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/**
 * The fields of the provider's answer that the site gets; a provider's own session secrets (refresh_token) stay out.
 */
const PASSED = ['id_token', 'access_token', 'oauth_token_secret'] as const;
const MOST_TOKEN = 8192;

/** Null: the provider cannot be reached, or does not take the code. */
export const swapCode = async (
  { clientId, secret, tokenUrl }: ProviderAccount,
  { code, verifier, redirectUri }: ProviderCode,
): Promise<Readonly<Record<string, string>> | null> => {
  const answer = await requestJson(new URL(tokenUrl), {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: secret,
    code_verifier: verifier,
  });
  const passed = PASSED.flatMap((name) => {
    const value = answer?.[name];
    return typeof value === 'string' && value.length <= MOST_TOKEN ? [[name, value] as const] : [];
  });
  return passed.length > 0 ? Object.fromEntries(passed) : null;
};
