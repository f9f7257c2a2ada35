// The connections to the back end: short requests for pages, and those that the proxy passes on.
import { Pool } from 'undici';
import type { Visitor } from './visitor.ts';

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
/** Connections that are open at a time; more requests than this wait for one. */
const MOST_CONNECTIONS = 256;
const CONNECT_TIMEOUT_MS = 3_000;
/** Longer than the longest wait of the browser (30 s), so that the browser is the one that gives up. */
const ANSWER_TIMEOUT_MS = 35_000;

export interface BackendAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Backend {
  /** Asks a short question; rejects with a `code` of `ETIMEDOUT` or of the connection. */
  readonly request: (
    path: string,
    headers: Readonly<Record<string, string>>,
    timeoutMs: number,
  ) => Promise<BackendAnswer>;
  readonly pool: Pool;
  /** Origin of the back end, and what its address has before every path. */
  readonly origin: string;
  readonly prefix: string;
  readonly close: () => Promise<void>;
}

/** Headers that tell the back end whom we speak for. The visitor's own are never passed on. */
export const forwardedHeaders = ({ ip, host, scheme, region }: Visitor): Record<string, string> => ({
  ...(ip && { 'x-forwarded-for': ip }),
  'x-forwarded-host': host,
  'x-forwarded-proto': scheme,
  ...(region && { [region.header]: region.value }),
});

const readAll = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const firstOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Opens connections to `base` as they are needed. */
export function connectBackend(base: URL, answerTimeoutMs = ANSWER_TIMEOUT_MS): Backend {
  const pool = new Pool(base.origin, {
    connections: MOST_CONNECTIONS,
    // One request at a time: an answer can belong to no other.
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
  });
  const prefix = base.pathname.replace(/\/$/, '');

  const request: Backend['request'] = async (path, headers, timeoutMs) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const {
        statusCode,
        headers: answered,
        body,
      } = await pool.request({
        method: 'GET',
        path: prefix + path,
        headers: { accept: 'application/json', ...headers },
        signal,
      });
      return { status: statusCode, headers: answered, body: await readAll(body) };
    } catch (error) {
      if (signal.aborted) throw Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' });
      throw error;
    }
  };

  return { request, pool, origin: base.origin, prefix, close: () => pool.destroy() };
}

/** A header that stands once. */
export const headerOf = ({ headers }: BackendAnswer, name: string): string | null => firstOf(headers[name]) ?? null;
