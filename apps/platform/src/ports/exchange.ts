// One exchange with a provider: what it answered within its time, or nothing.
// By undici, which costs a node under load half of what node:http does.
import { Agent } from 'undici';

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

/** The connection of a provider that is silent for so long is closed, unless its answers name a shorter time. */
const KEPT_MS = 30_000;

const agent = new Agent({
  connect: { timeout: TIMEOUT_MS },
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: TIMEOUT_MS,
  maxResponseSize: MOST_BYTES,
  keepAliveTimeout: KEPT_MS,
});

const objectOf = (text: string): Readonly<Record<string, unknown>> | null => {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
};

/** The connection broke before the answer: perhaps the provider closed a kept one just as it was used again. */
const isCut = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(String((error as { code?: unknown }).code));

const answerTo = async (
  { origin, pathname, search }: URL,
  { body, headers }: ExchangeRequest,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly text: string }> => {
  const method = body === undefined ? 'GET' : 'POST';
  const { statusCode, body: answer } = await agent.request({
    ...{ origin, path: pathname + search, method, headers, signal },
    body: body ?? null,
  });
  return { status: statusCode, text: await answer.text() };
};

/** Null: unreachable, late, too long, or no JSON object. Redirects are not followed: what is signed goes to the provider only. */
export const exchange = async (address: string, sent: ExchangeRequest): Promise<Exchange | null> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  try {
    const url = new URL(address);
    // Sent twice it is the same: the order names the payment on both sides.
    const { status, text } = await answerTo(url, sent, late.signal).catch((error: unknown) => {
      if (isCut(error)) return answerTo(url, sent, late.signal);
      throw error;
    });
    const body = objectOf(text);
    const isRedirect = status >= 300 && status < 400;
    return body === null || isRedirect ? null : { status, body };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/** True for an answer that says nothing about what was asked: a fault of the provider, too slow a request, or too many. */
export const saysNothing = ({ status }: Exchange): boolean => status >= 500 || status === 408 || status === 429;

export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An address that a member may be sent to: https, or this machine in the demo. */
export const payAddressOf = (value: unknown): string | null => {
  const text = textOf(value);
  return text !== null && /^(https:\/\/|http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?\/)/.test(text) ? text : null;
};
