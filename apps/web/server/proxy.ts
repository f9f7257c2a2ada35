// Passes requests on to the back end and its answers back, as streams; what goes wrong on the way becomes the one error form.

import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type Backend, forwardedHeaders } from './backend.ts';
import type { Visitor } from './visitor.ts';

/** Longer than the longest wait of the browser (30 s), so that the browser is the one that gives up. */
const PROXY_TIMEOUT_MS = 35_000;

/** Headers that belong to one connection, and those that only we may say. */
const ownHeaders = new Set([
  'connection',
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
export function passedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const passed: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !ownHeaders.has(name) && !named.has(name)) passed[name] = value;
  }
  return passed;
}

export interface ProxyFault {
  readonly status: 502 | 503 | 504;
  readonly errorCode: string;
}

/** The fault in our words: no connection, no room, no answer in time. */
export function faultOf(error: { readonly code?: string | undefined }): ProxyFault {
  if (error.code === 'ETIMEDOUT') return { status: 504, errorCode: 'service.unavailable' };
  if (error.code === 'EMFILE' || error.code === 'ENFILE') return { status: 503, errorCode: 'service.overloaded' };
  return { status: 502, errorCode: 'service.unavailable' };
}

/** A text of this server in the language a request asks for. */
export type FaultText = (language: string | undefined) => string;

const answerFault = (response: ServerResponse, fault: ProxyFault, message: string): void => {
  const reference = randomBytes(5).toString('hex');
  const body = JSON.stringify({ success: false, errorCode: fault.errorCode, message, reference });
  response.writeHead(fault.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(fault.status !== 502 && { 'retry-after': '2' }),
  });
  response.end(body);
};

/** Passes one request on. Resolves when the answer is over, however it went. */
export function passOn(
  backend: Backend,
  visitor: Visitor,
  faultText: FaultText,
  request: IncomingMessage,
  response: ServerResponse,
  timeoutMs = PROXY_TIMEOUT_MS,
): Promise<void> {
  return new Promise((done) => {
    const headers = { ...passedHeaders(request.headers), ...forwardedHeaders(visitor), host: visitor.host };
    const asked = backend.open({ method: request.method, path: request.url, headers });
    const late = () => asked.destroy(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' }));
    const timer = setTimeout(late, timeoutMs);

    asked.on('response', (answer) => {
      clearTimeout(timer);
      answer.setTimeout(timeoutMs, () => answer.destroy());
      response.writeHead(answer.statusCode ?? 502, passedHeaders(answer.headers));
      answer.on('error', () => response.destroy());
      answer.on('close', () => {
        if (!answer.complete) response.destroy();
      });
      answer.pipe(response);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // What nobody takes any more is read away: left where it is, it would hold the connection.
      request.unpipe(asked).resume();
      if (response.headersSent || response.destroyed) response.destroy();
      else answerFault(response, faultOf(error), faultText(request.headers.language as string | undefined));
    });
    response.on('close', () => {
      clearTimeout(timer);
      if (!response.writableFinished) asked.destroy();
      done();
    });
    request.on('error', () => asked.destroy());
    request.pipe(asked);
  });
}
