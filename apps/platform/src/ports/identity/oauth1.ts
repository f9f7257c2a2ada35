// OAuth 1.0a for tokens that Firebase accepts: requests are signed, answers are forms.
// Source: RFC 5849; docs.x.com/x-for-websites/log-in-with-x/guides/implementing-sign-in-with-x
import { createHmac, randomBytes } from 'node:crypto';

const TIMEOUT_MS = 5000;
const MOST_BYTES = 16 * 1024;
const NONCE_BYTES = 16;

type Values = Readonly<Record<string, string>>;

/** An operator's account with a provider that speaks OAuth 1.0a. */
export interface SignedAccount {
  readonly clientId: string;
  readonly secret: string;
}

export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  readonly address: URL;
  /** All that is signed: of the query, of the form and of the header. */
  readonly values: Values;
  /** Of the request token; none before there is one. */
  readonly tokenSecret?: string;
}

/** RFC 5849, 3.6: everything but letters, digits and four marks. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** RFC 5849, 3.4: HMAC-SHA1 over the method, the address without its query, and all values in order. */
export const signatureOf = (secret: string, { method, address, values, tokenSecret = '' }: SignedRequest): string => {
  const sorted = Object.entries(values)
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&');
  const text = [method, address.origin + address.pathname, sorted].map(encoded).join('&');
  return createHmac('sha1', `${encoded(secret)}&${encoded(tokenSecret)}`)
    .update(text)
    .digest('base64');
};

const headerOf = ({ clientId, secret }: SignedAccount, address: URL, own: Values, tokenSecret?: string): string => {
  const values = {
    ...own,
    oauth_consumer_key: clientId,
    oauth_nonce: randomBytes(NONCE_BYTES).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: Math.floor(Date.now() / 1000).toFixed(),
    oauth_version: '1.0',
  };
  const request = { method: 'POST', address, values, ...(tokenSecret !== undefined && { tokenSecret }) } as const;
  const all = { ...values, oauth_signature: signatureOf(secret, request) };
  return `OAuth ${Object.entries(all)
    .map(([name, value]) => `${name}="${encoded(value)}"`)
    .join(', ')}`;
};

/** A token and its secret. */
export interface TokenPair {
  readonly token: string;
  readonly secret: string;
}

const requestSigned = async (
  address: string,
  header: string,
): Promise<(TokenPair & { readonly all: Values }) | null> => {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: header },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
    const all = Object.fromEntries(new URLSearchParams(await response.text()));
    const { oauth_token: token, oauth_token_secret: secret } = all;
    return token && secret ? { token, secret, all } : null;
  } catch {
    return null;
  }
};

/** Begins an OAuth request. Null: the provider cannot be reached, or does not know this operator or this address to come back to. */
export const requestToken = async (
  account: SignedAccount,
  address: string,
  callback: string,
): Promise<TokenPair | null> => {
  const header = headerOf(account, new URL(address), { oauth_callback: callback });
  const answer = await requestSigned(address, header);
  // RFC 5849, 2.1: without it the provider may send people elsewhere.
  return answer?.all.oauth_callback_confirmed === 'true' ? { token: answer.token, secret: answer.secret } : null;
};

/** Ends it: the member's own token. Null: the provider does not take the verifier. */
export const accessToken = async (
  account: SignedAccount,
  address: string,
  request: TokenPair,
  verifier: string,
): Promise<TokenPair | null> => {
  const own = { oauth_token: request.token, oauth_verifier: verifier };
  const answer = await requestSigned(address, headerOf(account, new URL(address), own, request.secret));
  return answer && { token: answer.token, secret: answer.secret };
};
