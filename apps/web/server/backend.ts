// The one connection to the back end: short questions with a time limit for pages, and raw streams for the proxy.
import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import https from 'node:https';
import type { Visitor } from './visitor.ts';

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

export interface BackendAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Backend {
  /** Asks a short question; rejects with a `code` of `ETIMEDOUT` or of the socket. */
  readonly ask: (path: string, headers: Readonly<Record<string, string>>, timeoutMs: number) => Promise<BackendAnswer>;
  /** Opens a raw request; the caller pipes. */
  readonly open: (options: RequestOptions) => ClientRequest;
  readonly close: () => void;
}

/** Headers that tell the back end whom we speak for. The visitor's own are never passed on. */
export const forwardedHeaders = ({ ip, host, scheme, region }: Visitor): Record<string, string> => ({
  ...(ip && { 'x-forwarded-for': ip }),
  'x-forwarded-host': host,
  'x-forwarded-proto': scheme,
  ...(region && { [region.header]: region.value }),
});

const readAll = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

export function connectBackend(base: URL): Backend {
  const { request, Agent } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64, scheduling: 'lifo' });
  const prefix = base.pathname.replace(/\/$/, '');

  const open = (options: RequestOptions): ClientRequest =>
    request({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      agent,
      ...options,
      path: prefix + (options.path ?? '/'),
      headers: { host: base.host, ...(options.headers as Record<string, string>) },
    });

  const ask: Backend['ask'] = (path, headers, timeoutMs) =>
    new Promise((resolve, reject) => {
      const asked = open({ path, headers: { accept: 'application/json', ...headers } });
      const timer = setTimeout(
        () => asked.destroy(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' })),
        timeoutMs,
      );
      asked.on('response', (answer) => {
        readAll(answer).then(
          (body) => {
            clearTimeout(timer);
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body });
          },
          (error: unknown) => {
            clearTimeout(timer);
            asked.destroy();
            reject(error);
          },
        );
      });
      asked.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      asked.end();
    });

  return { ask, open, close: () => agent.destroy() };
}
