// The one path of a server on which a connection may leave HTTP for a WebSocket; everywhere else a wish to is passed over.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHead } from './request.rules.ts';

/** The head says nothing that the handshake of RFC 6455 does not know, or the other side has sent more than its head. */
export type UpgradeFault = 'upgrade' | 'upgrade.version';

export interface Upgrades {
  /** The whole target of the request: an address with a query is another one. */
  readonly path: string;
  /** Takes over a connection whose handshake is sound; who calls may still be refused. */
  readonly take: (request: IncomingMessage, socket: Duplex) => void;
}

/** 16 bytes in base64. */
const HANDSHAKE_KEY = /^[A-Za-z0-9+/]{22}==$/;
/** More lines than any program sends: beyond its own limit the parser leaves some out. */
const MOST_LINES = 500;

const timesOf = (rawHeaders: readonly string[], wanted: string): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === wanted).length;

/** What is wrong with a handshake; null where nothing is. `early` is what came behind the head: an honest browser waits for the answer. */
export const upgradeFault = (
  { method, headers, rawHeaders, httpVersion }: RequestHead,
  early: Buffer,
): UpgradeFault | null => {
  const { upgrade, 'sec-websocket-key': key, 'sec-websocket-version': version } = headers;
  const isHandshake =
    method === 'GET' &&
    httpVersion === '1.1' &&
    upgrade?.toLowerCase() === 'websocket' &&
    HANDSHAKE_KEY.test(key ?? '') &&
    timesOf(rawHeaders, 'sec-websocket-key') === 1;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  if (!isHandshake || hasBody || early.length > 0) return 'upgrade';
  return version === '13' ? null : 'upgrade.version';
};

/**
 * Serves a request as if it had no `Upgrade` header, as RFC 9110 allows and as a server does that knows no other protocol. The
 * parser has let go of the connection: it reads the request anew. False where the request cannot be told for certain.
 */
export const serveWithoutUpgrade = (
  server: Server,
  { method, url, httpVersion, rawHeaders }: IncomingMessage,
  socket: Duplex,
  early: Buffer,
): boolean => {
  if (rawHeaders.length / 2 > MOST_LINES) return false;
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== 'upgrade' ? [`${name}: ${rawHeaders[at + 1]}\r\n`] : [],
  );
  const head = Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${lines.join('')}\r\n`, 'latin1');
  socket.unshift(Buffer.concat([head, early]));
  server.emit('connection', socket);
  return true;
};
