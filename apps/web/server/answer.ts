// Writes the server's own answers: headers, and a compressed body.
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { baseHeaders } from './security-headers.ts';

/**
 * Best quality for a page that is rendered anew every few seconds: higher levels cost more time than they save on the
 * wire.
 */
const CACHED_QUALITY = 6;
/** For a page that is sent once: compressing takes no longer than sending. */
const ONCE_QUALITY = 1;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Answer {
  readonly status: number;
  /** All of them but what the compression adds. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Body;
}

type Encoding = 'br' | 'gzip';

/** A text with its compressed forms; each form is made at its first use. */
export interface Body {
  readonly etag: string;
  readonly as: (encoding: Encoding | null) => Promise<Buffer>;
  /** Bytes that all forms together never pass. */
  readonly maxBytes: number;
}

/** Makes a value at its first use. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Plain and two compressed forms, each no longer than the plain one. */
const FORMS = 3;

/** `use` says how much work the compression is worth. */
export function bodyOf(text: string, use: 'kept' | 'once' = 'once'): Body {
  const plain = Buffer.from(text);
  const isCached = use === 'kept';
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isCached ? CACHED_QUALITY : ONCE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const compressed = {
    br: lazily(() => brotli(plain, { params })),
    gzip: lazily(() => zip(plain, isCached ? {} : { level: ONCE_QUALITY })),
  };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    as: (encoding) => (encoding ? compressed[encoding]() : Promise.resolve(plain)),
    maxBytes: plain.length * FORMS,
  };
}

/** The Accept-Encoding value that browsers send, word for word. */
const USUAL_ENCODINGS = 'gzip, deflate, br';

/** The compression a request takes, best first. */
export function encodingOf(accepted: string | undefined): Encoding | null {
  if (accepted === 'br' || accepted?.startsWith(USUAL_ENCODINGS)) return 'br';
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** True when the visitor already holds the answer with this tag. */
export function holds({ headers }: FastifyRequest, etag: string): boolean {
  const held = headers['if-none-match'];
  if (held === undefined) return false;
  return held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** Sends an answer as the request takes it. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  const { status, headers, body } = answer;
  reply.headers(headers);
  if (status === 200 && headers.etag && holds(request, body.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  const bytes = await body.as(encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).send(bytes);
}

/** A short plain text for what is no page: health, robots, hosts that nobody serves. */
export const sendText = (
  reply: FastifyReply,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): FastifyReply =>
  reply
    .headers({ ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .code(status)
    .send(text);
