// The answers of the server's own: one way to write headers and a compressed body.
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingOf, holds } from './files.ts';
import { baseHeaders } from './security-headers.ts';

/** Best size for a page that is made anew every few seconds: higher levels cost more time than they save on the wire. */
const PAGE_BROTLI_QUALITY = 6;

const squeeze = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Body;
}

/** A text with its compressed twins, each made when first asked for. */
export interface Body {
  readonly etag: string;
  readonly as: (encoding: 'br' | 'gzip' | null) => Promise<Buffer>;
}

/** Makes a value when it is first asked for. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export function bodyOf(text: string): Body {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const twins = { br: lazily(() => squeeze(plain, { params })), gzip: lazily(() => zip(plain)) };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    as: (encoding) => (encoding ? twins[encoding]() : Promise.resolve(plain)),
  };
}

/** Sends an answer as the request takes it. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { status, body } = answer;
  const headers: OutgoingHttpHeaders = { ...baseHeaders, ...answer.headers };
  if (status === 200 && headers.etag && holds(request, body.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingOf(request.headers['accept-encoding']);
  const bytes = await body.as(encoding);
  if (encoding) headers['content-encoding'] = encoding;
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** A short plain text for what is no page: health, robots, hosts that nobody serves. */
export function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    ...baseHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}
