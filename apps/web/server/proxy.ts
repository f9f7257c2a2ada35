// Streams requests to the back end and its answers back; failures become the error form.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { type Backend, forwardedHeaders } from './backend.ts';
import type { Visitor } from './visitor.ts';

/** Requests that may be on their way to the back end at a time; more would only wait there. */
const MAX_IN_FLIGHT = 2_048;
const RETRY_AFTER_SECONDS = '2';

/** Headers that belong to one connection, and those that only we may say. */
const ownHeaders = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Headers without the hop-by-hop ones, those named in `Connection` included. */
export function passedHeaders<T extends IncomingHttpHeaders>(headers: T): T {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const passed = Object.entries(headers).filter(([name]) => !ownHeaders.has(name) && !named.has(name));
  return Object.fromEntries(passed) as T; // the same headers, without some
}

export interface ProxyFault {
  readonly status: 502 | 503 | 504;
  readonly errorCode: string;
}

const timeouts = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);
const overloads = new Set(['EMFILE', 'ENFILE']);
const overloaded: ProxyFault = { status: 503, errorCode: 'service.overloaded' };

/** The fault in our words: no connection, no room, no answer in time. */
export function faultOf(error: unknown): ProxyFault {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code !== 'string') continue;
    if (timeouts.has(code)) return { status: 504, errorCode: 'service.unavailable' };
    if (overloads.has(code)) return overloaded;
  }
  return { status: 502, errorCode: 'service.unavailable' };
}

/** A text of this server in the language a request asks for. */
export type FaultText = (language: string | undefined) => string;

export interface ProxyDeps {
  readonly backend: Backend;
  readonly faultText: FaultText;
  /** Returns the visitor of a request; requests without a visitor never reach the proxy. */
  readonly visitorOf: (request: FastifyRequest) => Visitor;
  readonly maxInFlight?: number;
}

export type PassOn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Carries the signal of a visitor who left to where the request is sent. Symbols are no headers: nothing of it is sent. */
const LEFT = Symbol('left');

type Requested = Dispatcher.RequestOptions & { readonly headers: { readonly [LEFT]?: AbortSignal } };
type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/** Makes requests through the pool for a visitor who may leave. */
const requesterOf = ({ pool }: Backend) => ({
  request: (options: Requested, done: Done): void => {
    const signal = options.headers[LEFT];
    pool.request({ ...options, ...(signal && { signal }) }, done);
  },
});

/** Aborts when the visitor hangs up before the answer is over. */
const leavingOf = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
};

/** Makes a server pass requests on; answers the handler that does it. */
export async function registerProxy(app: FastifyInstance, deps: ProxyDeps): Promise<PassOn> {
  const { backend, faultText, visitorOf, maxInFlight = MAX_IN_FLIGHT } = deps;
  let inFlight = 0;

  const answerFault = (reply: FastifyReply, fault: ProxyFault): FastifyReply => {
    const language = reply.request.headers.language;
    if (fault.status !== 502) reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply
      .code(fault.status)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send({
        success: false,
        errorCode: fault.errorCode,
        message: faultText(typeof language === 'string' ? language : undefined),
        reference: randomBytes(5).toString('hex'),
      });
  };

  await app.register(replyFrom, {
    base: backend.origin,
    // An object with a `request` is taken for a pool.
    undici: requesterOf(backend) as unknown as Dispatcher,
    disableCache: true,
    disableRequestLogging: true,
  });

  return (request, reply) => {
    if (inFlight >= maxInFlight) return answerFault(reply, overloaded);
    const visitor = visitorOf(request);
    const path = request.raw.url?.split('?', 1)[0] ?? '/';
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return reply.from(backend.prefix + path, {
      rewriteRequestHeaders: (_, headers) => ({
        ...passedHeaders(headers),
        ...forwardedHeaders(visitor),
        host: visitor.host,
        [LEFT]: leavingOf(reply),
      }),
      rewriteHeaders: (headers) => passedHeaders(headers),
      // By itself the library asks again after a 503, ten times: that is for the visitor to do.
      retryDelay: () => null,
      onError: (_, { error }) => void answerFault(reply, faultOf(error)),
    });
  };
}
