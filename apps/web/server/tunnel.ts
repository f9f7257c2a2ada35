// Passes the WebSocket of the chat on to the back end, over a connection that nothing else uses.
import { createHash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { subHostOf } from '@foyer/contract/sub-hosts';
import { answerBareRefusal } from '@foyer/http-guard';
import { type Backend, forwardedHeaders } from './backend.ts';
import type { ReadVisitor, Visitor } from './visitor.ts';

/** Connections at a time; visitors beyond are refused, and their pages make calls. */
const MOST_OPEN = 2_048;
/** Time for the back end to answer the handshake. */
const HANDSHAKE_MS = 5_000;
/** The back end pings more often. */
const IDLE_MS = 90_000;
/** RFC 6455, section 1.3. */
const HANDSHAKE_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

const acceptOf = (key: string): string =>
  createHash('sha1')
    .update(key + HANDSHAKE_SUFFIX)
    .digest('base64');

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** What the back end is asked: the handshake anew, with nothing of the visitor's but the page's origin. */
const handshakeOf = ({ headers }: IncomingMessage, visitor: Visitor): Record<string, string> => ({
  ...forwardedHeaders(visitor),
  host: visitor.host,
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': textOf(headers['sec-websocket-key']),
  'sec-websocket-version': '13',
  ...(headers.origin !== undefined && { origin: headers.origin }),
});

/** Two ends of one connection: what ends one ends the other. */
const join = (visitor: Duplex, back: Duplex): void => {
  for (const [from, to] of [
    [visitor, back],
    [back, visitor],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
};

const statusOf = ({ statusCode = 502, statusMessage = '' }: IncomingMessage): string =>
  statusCode >= 400 ? `${statusCode} ${statusMessage}` : '502 Bad Gateway';

export interface Tunnels {
  /** Takes over a connection whose handshake the guard found sound. */
  readonly take: (request: IncomingMessage, socket: Duplex) => void;
  /** Ends all of them: the server stops. */
  readonly close: () => void;
}

export function createTunnels(backend: Backend, visitorFor: ReadVisitor, mostOpen = MOST_OPEN): Tunnels {
  const open = new Set<Duplex>();
  const base = new URL(backend.origin);
  const { request: ask } = base.protocol === 'https:' ? https : http;

  const connect = (request: IncomingMessage, socket: Duplex, visitor: Visitor): void => {
    const asked = ask(base, {
      agent: false,
      path: backend.prefix + textOf(request.url),
      headers: handshakeOf(request, visitor),
      timeout: HANDSHAKE_MS,
    });
    const refuse = (status: string): void => {
      asked.destroy();
      if (!socket.destroyed && socket.writable) answerBareRefusal(socket, status);
    };
    socket.once('close', () => asked.destroy());
    asked.on('timeout', () => refuse('504 Gateway Timeout'));
    asked.on('error', () => refuse('502 Bad Gateway'));
    // An answer that is no change of protocol ends both connections: nobody reads on behind it.
    asked.on('response', (answer) => refuse(statusOf(answer)));
    asked.on('upgrade', (answer, back, first) => {
      const accept = acceptOf(textOf(request.headers['sec-websocket-key']));
      if (answer.headers['sec-websocket-accept'] !== accept || socket.destroyed) {
        back.destroy();
        return refuse('502 Bad Gateway');
      }
      back.setTimeout(IDLE_MS, () => back.destroy());
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      socket.write(first);
      join(socket, back);
    });
    asked.end();
  };

  return {
    take: (request, socket) => {
      const visitor = visitorFor(request);
      if (visitor === null) return answerBareRefusal(socket, '400 Bad Request');
      // The chat's own host alone: elsewhere nothing needs it.
      if (subHostOf(visitor.host) !== 'chat') return answerBareRefusal(socket, '404 Not Found');
      if (open.size >= mostOpen) return answerBareRefusal(socket, '503 Service Unavailable');
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      connect(request, socket, visitor);
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}
