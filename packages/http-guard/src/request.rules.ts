// Refuses requests that two HTTP programs could read differently, before any code reads them.
import type { IncomingMessage } from 'node:http';

/** Why a request is refused. */
export type RequestFault =
  /** An absolute address, a character that belongs in no address, an escape that is broken or that hides a plain character. */
  | 'target'
  /** A header that may stand once stands twice. */
  | 'header.repeated'
  /** Length and encoding of the body contradict each other, or are written in an odd way. */
  | 'framing'
  /** A body on a method that has none. */
  | 'body.unexpected'
  /** `Connection` names a header that has to arrive. */
  | 'connection.names.header';

/** The part of a request that the rules read. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders' | 'httpVersion'>;

/** Headers of which two would leave open which one counts. */
const SINGLE_HEADERS = new Set([
  'authorization',
  'content-length',
  'content-type',
  'encryption',
  'expect',
  'host',
  'idempotency-key',
  'merchant',
  'transfer-encoding',
  'x-digest',
  'x-rsa',
]);

/** Headers that `Connection` cannot take from a request: a proxy that believed it would pass on another request than it was sent. */
const END_TO_END_HEADERS = new Set([
  ...SINGLE_HEADERS,
  'cookie',
  'device',
  'forwarded',
  'language',
  'moduleid',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** RFC 9110: a body on these has no meaning. Some programs read it, others take it for the next request. */
const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE', 'CONNECT']);

/** A path without a backslash, and a query: there browsers leave it as it is (https://url.spec.whatwg.org/#query-percent-encode-set). */
const PRINTABLE_TARGET = /^\/[\x21\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*(?:\?[\x21\x22\x24-\x7e]*)?$/;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
/** RFC 3986: letters, digits and `-._~` stand for themselves; escaped they would pass by code that compares paths. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;
/** Control characters, and the backslash, which some programs take for a slash. */
const HOSTILE_ESCAPE = /%(?:[01][0-9a-f]|5c|7f)/i;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;
const PLAIN_LENGTH = /^(?:0|[1-9]\d{0,15})$/;

const isPlainTarget = (url: string): boolean => {
  if (!PRINTABLE_TARGET.test(url)) return false;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (path.includes('/.') && DOT_SEGMENT.test(path)) return false;
  return !path.includes('%') || ![BROKEN_ESCAPE, NEEDLESS_ESCAPE, HOSTILE_ESCAPE].some((form) => form.test(path));
};

const repeatsHeader = ({ rawHeaders, headers }: Pick<RequestHead, 'rawHeaders' | 'headers'>): boolean => {
  // Equal counts of names and lines mean that no header stands twice.
  if (rawHeaders.length === 2 * Object.keys(headers).length) return false;
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!SINGLE_HEADERS.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
};

/** The Connection values that browsers and proxies send, word for word. */
const USUAL_CONNECTIONS = new Set([undefined, 'keep-alive', 'close']);

const namesEndToEnd = (connection: string | undefined): boolean =>
  !USUAL_CONNECTIONS.has(connection) &&
  String(connection)
    .split(',')
    .some((name) => END_TO_END_HEADERS.has(name.trim().toLowerCase()));

/** The first rule that a request breaks; null for one that every program reads alike. */
export function requestFault({
  method = '',
  url = '',
  headers,
  rawHeaders,
  httpVersion,
}: RequestHead): RequestFault | null {
  const { 'content-length': length, 'transfer-encoding': encoding, connection } = headers;
  if (!isPlainTarget(url)) return 'target';
  if (repeatsHeader({ rawHeaders, headers })) return 'header.repeated';
  if (length !== undefined && (encoding !== undefined || !PLAIN_LENGTH.test(length))) return 'framing';
  if (encoding !== undefined && (httpVersion !== '1.1' || encoding.toLowerCase() !== 'chunked')) return 'framing';
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
  if (hasBody && METHODS_WITHOUT_BODY.has(method)) return 'body.unexpected';
  if (namesEndToEnd(connection)) return 'connection.names.header';
  return null;
}
