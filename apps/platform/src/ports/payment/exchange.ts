// One exchange with a provider: what it answered within its time, or nothing.
// By node:http, which costs a node under load a fraction of what fetch does.
import * as http from 'node:http';
import * as https from 'node:https';

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 64 * 1024;

export interface Exchange {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ExchangeRequest {
  /** A request without a body is a GET. */
  readonly body?: string;
  readonly headers: Readonly<Record<string, string>>;
}

const clients = {
  'http:': { request: http.request, agent: new http.Agent({ keepAlive: true }) },
  'https:': { request: https.request, agent: new https.Agent({ keepAlive: true }) },
} as const;

const objectOf = (text: string): Readonly<Record<string, unknown>> | null => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
};

/** The whole body. Breaks the connection of one that is too long. */
const bodyOf = async (response: http.IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error('the answer of a provider is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** The provider closed a kept connection just as it was used again: nothing of the request was answered. */
const isStale = (request: http.ClientRequest, error: NodeJS.ErrnoException): boolean =>
  request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** Sends a request, once more where its kept connection was stale. `hold` hears of each one that is under way. */
const answerTo = (
  address: URL,
  { body, headers }: ExchangeRequest,
  hold: (request: http.ClientRequest) => void,
): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const client = address.protocol === 'http:' ? clients['http:'] : clients['https:'];
    const method = body === undefined ? 'GET' : 'POST';
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const send = (): void => {
      const request = client.request(address, { method, agent: client.agent, headers: { ...headers, ...length } });
      hold(request);
      request.once('response', resolve).on('error', (error) => (isStale(request, error) ? send() : reject(error)));
      request.end(body);
    };
    send();
  });

/** Null: unreachable, late, too long, or no JSON object. Redirects are not followed: what is signed goes to the provider only. */
export const exchange = async (address: string, sent: ExchangeRequest): Promise<Exchange | null> => {
  let underWay: http.ClientRequest | undefined;
  const timer = setTimeout(() => underWay?.destroy(new Error('the provider is late')), TIMEOUT_MS);
  try {
    const response = await answerTo(new URL(address), sent, (request) => {
      underWay = request;
    });
    const body = objectOf(await bodyOf(response));
    const status = response.statusCode ?? 0;
    const isRedirect = status >= 300 && status < 400;
    return body === null || isRedirect ? null : { status, body };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An address that a member may be sent to: https, or this machine in the demo. */
export const payAddressOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && /^(https:\/\/|http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?\/)/.test(text) ? text : null;
};
