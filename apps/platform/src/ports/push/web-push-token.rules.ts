// A browser's registration token: base64url of the JSON of its subscription. Which push services it may name.

export interface WebPushSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A P-256 point, uncompressed, and 16 bytes. */
const P256DH = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;
const BASE64URL = /^[\w-]+$/;
const MAX_ENDPOINT = 2048;

const parsed = (json: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** Null: the token is none of a browser's, but of the operator's app. */
export const subscriptionOf = (token: string): WebPushSubscription | null => {
  if (!BASE64URL.test(token)) return null;
  const { endpoint, p256dh, auth } = parsed(Buffer.from(token, 'base64url').toString()) ?? {};
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return null;
  return { endpoint, p256dh, auth };
};

const isLoopbackName = (name: string): boolean => name === '127.0.0.1' || name === 'localhost';

const isListed = (host: string, services: readonly string[]): boolean =>
  services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service));

/**
 * True where the platform may send to it: https, no password, a listed host at its usual port. A service on this machine
 * is listed with its port, in demo mode only.
 */
export const maySendTo = (
  { endpoint, p256dh, auth }: WebPushSubscription,
  services: readonly string[],
  demo: boolean,
): boolean => {
  if (endpoint.length > MAX_ENDPOINT || !P256DH.test(p256dh) || !AUTH.test(auth) || !URL.canParse(endpoint))
    return false;
  const { protocol, hostname, host, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isLoopbackName(hostname)) return demo && protocol === 'http:' && services.includes(host);
  return protocol === 'https:' && port === '' && isListed(hostname, services);
};
