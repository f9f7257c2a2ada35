// An HTTP server that limits strangers: connections, open requests, time to send.
import http, { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type RequestFault, requestFault } from './request.rules.ts';
import { serveWithoutUpgrade, type UpgradeFault, type Upgrades, upgradeFault } from './upgrades.ts';

export interface GuardLimits {
  /** Connections at a time. */
  readonly mostConnections: number;
  /** Connections of one address at a time; null where everybody comes through a proxy and has its address. */
  readonly mostOfOneAddress: number | null;
  /** Requests of one connection that are answered at the same time. Browsers and proxies send one. */
  readonly mostInFlight: number;
  /** Time for the whole request to arrive, ms. */
  readonly requestTimeoutMs: number;
  /** Time a connection may be kept without a request, ms. */
  readonly keepAliveMs: number;
  /** Time a connection may stand still in either direction, ms. */
  readonly idleMs: number;
  /** Milliseconds between two checks of those times. */
  readonly checkEveryMs: number;
}

/**
 * The limits of a server in production. `keepAliveMs` is longer than in the proxies in front, so that none sends into
 * a closing connection.
 */
export const productionLimits: GuardLimits = {
  mostConnections: 4_096,
  mostOfOneAddress: null,
  mostInFlight: 8,
  requestTimeoutMs: 20_000,
  keepAliveMs: 72_000,
  idleMs: 90_000,
  checkEveryMs: 1_000,
};

/** The reasons for turning a request or connection away, for the counters. */
export type TurnedAway = RequestFault | UpgradeFault | 'connections' | 'address' | 'pipelining' | 'slow' | 'unreadable';

const REFUSAL = JSON.stringify({ success: false, errorCode: 'input.invalid', message: 'This request cannot be read.' });
const REFUSAL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(REFUSAL),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // After a refusal, the start of the next request is uncertain.
  connection: 'close',
};

/** Counts by address; a name leaves with its last connection, so the map is never longer than the connections are many. */
const createAddressCount = () => {
  const counts = new Map<string, number>();
  return {
    add: (address: string): number => {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count;
    },
    remove: (address: string): void => {
      const count = (counts.get(address) ?? 1) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
  };
};

/** Refuses on a bare connection, which ends with it. */
export const answerBareRefusal = (socket: Duplex, status: string): void => {
  const headers = Object.entries(REFUSAL_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}\r\n${REFUSAL}`, () => socket.destroy());
};

/** What the server knows of its connections. */
interface Known {
  readonly inFlight: WeakMap<Duplex, number>;
  readonly refused: WeakSet<Duplex>;
}

/** Hands on what may pass, in a bounded number at a time for a connection. */
const guarded =
  (
    listener: RequestListener,
    limits: GuardLimits,
    turnedAway: (why: TurnedAway) => void,
    { inFlight, refused }: Known,
  ): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // The rest of what was read from a connection that is being cut off: nobody knows whose it is.
    if (socket.destroyed || refused.has(socket)) return;
    const open = (inFlight.get(socket) ?? 0) + 1;
    if (open > limits.mostInFlight) {
      turnedAway('pipelining');
      socket.destroy();
      return;
    }
    inFlight.set(socket, open);
    response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    const fault = requestFault(request);
    if (fault === null) return listener(request, response);
    turnedAway(fault);
    refused.add(socket);
    response.writeHead(400, REFUSAL_HEADERS).end(request.method === 'HEAD' ? undefined : REFUSAL);
  };

const capConnections = (
  server: Server,
  { mostOfOneAddress }: GuardLimits,
  turnedAway: (why: TurnedAway) => void,
): void => {
  server.on('drop', () => turnedAway('connections'));
  if (mostOfOneAddress === null) return;
  const byAddress = createAddressCount();
  const counted = new WeakSet<Socket>();
  server.on('connection', (socket: Socket) => {
    // One whose wish for another protocol was passed over comes here again.
    if (counted.has(socket)) return;
    counted.add(socket);
    const address = socket.remoteAddress ?? '';
    const count = byAddress.add(address);
    socket.once('close', () => byAddress.remove(address));
    if (count <= mostOfOneAddress) return;
    turnedAway('address');
    socket.destroy();
  });
};

const takeUpgrades = (
  server: Server,
  { path, take }: Upgrades,
  { idleMs }: GuardLimits,
  turnedAway: (why: TurnedAway) => void,
  { inFlight, refused }: Known,
): void => {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, early: Buffer) => {
    if (socket.destroyed || refused.has(socket)) return;
    socket.on('error', () => socket.destroy());
    if ((inFlight.get(socket) ?? 0) > 0) {
      // An earlier request of the connection has no answer yet: it would come amid those of the other protocol.
      turnedAway('pipelining');
      socket.destroy();
      return;
    }
    if (request.url !== path && serveWithoutUpgrade(server, request, socket, early)) return;
    const fault = requestFault(request) ?? upgradeFault(request, early);
    if (fault === null && request.url === path) {
      socket.setTimeout(idleMs, () => socket.destroy());
      take(request, socket);
      return;
    }
    turnedAway(fault ?? 'upgrade');
    answerBareRefusal(socket, fault === 'upgrade.version' ? '426 Upgrade Required' : '400 Bad Request');
  });
};

/**
 * Creates a server that passes to `listener` only requests which every program in between reads alike.
 * @param turnedAway receives every refusal and its reason
 * @param upgrades the path of its WebSocket; null where it has none
 */
export function createGuardedServer(
  listener: RequestListener,
  limits: GuardLimits,
  turnedAway: (why: TurnedAway) => void = () => undefined,
  upgrades: Upgrades | null = null,
): Server {
  const known: Known = { inFlight: new WeakMap(), refused: new WeakSet() };
  const server = http.createServer(
    {
      requestTimeout: limits.requestTimeoutMs,
      headersTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      insecureHTTPParser: false,
    },
    guarded(listener, limits, turnedAway, known),
  );
  server.maxConnections = limits.mostConnections;
  server.timeout = limits.idleMs;
  capConnections(server, limits, turnedAway);
  // Without a listener every wish for another protocol is passed over by the parser itself.
  if (upgrades !== null) takeUpgrades(server, upgrades, limits, turnedAway, known);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    turnedAway(isSlow ? 'slow' : 'unreadable');
    const isLong = error.code === 'HPE_HEADER_OVERFLOW';
    answerBareRefusal(
      socket,
      isSlow ? '408 Request Timeout' : isLong ? '431 Request Header Fields Too Large' : '400 Bad Request',
    );
  });
  return server;
}
