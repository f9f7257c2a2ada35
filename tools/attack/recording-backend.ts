// A back end that records the bytes of every connection and answers each request in them.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type RawRequestRead, readRequest } from './http-bytes.ts';

const MARKER = /[mv]\d+z/g;

/** The markers in a text; each attack carries one of its own. */
export const markersIn = (text: string): string[] => [...new Set(text.match(MARKER) ?? [])];

/** A request that arrived and bears a marker. */
export interface Arrival {
  readonly request: RawRequestRead | null;
  /** The bytes where no request begins; empty for a request. */
  readonly bareBytes: string;
}

export interface RecordingBackend {
  readonly port: number;
  /** Returns the requests that bear this marker, in the order of arrival. */
  readonly arrivals: (marker: string) => readonly Arrival[];
  /** Every request that has arrived. */
  readonly requests: () => readonly RawRequestRead[];
  readonly close: () => Promise<void>;
}

/** The address to attack, and the back end that receives the passed-on requests. */
export interface SmugglingTarget {
  readonly port: number;
  readonly host: string;
  readonly backend: RecordingBackend;
  /** A proxy in front has ways of its own to refuse and to tidy up: only what arrives counts then, and who is served. */
  readonly isBehindProxy?: boolean;
}

const answerTo = ({ method, target }: RawRequestRead): string => {
  const body = JSON.stringify({ success: true, value: { target } });
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  return method === 'HEAD' ? head : head + body;
};

/** Starts the back end on a free port of loopback. */
export async function startRecordingBackend(): Promise<RecordingBackend> {
  const byMarker = new Map<string, Arrival[]>();
  const all: RawRequestRead[] = [];
  const sockets = new Set<Socket>();
  const keep = (text: string, arrival: Arrival): void => {
    for (const marker of markersIn(text)) byMarker.set(marker, [...(byMarker.get(marker) ?? []), arrival]);
  };

  const takeAll = (held: string, socket: Socket): string => {
    let rest = held;
    for (;;) {
      const read = rest === '' ? null : readRequest(rest);
      if (read === null) return rest;
      if (read === 'bare') {
        keep(rest, { request: null, bareBytes: rest });
        socket.destroy();
        return '';
      }
      keep(rest.slice(0, read.end), { request: read.request, bareBytes: '' });
      all.push(read.request);
      socket.write(answerTo(read.request));
      rest = rest.slice(read.end);
    }
  };

  const server = createServer((socket) => {
    let held = '';
    sockets.add(socket);
    socket.on('data', (part) => {
      held = takeAll(held + part.toString('latin1'), socket);
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    arrivals: (marker) => byMarker.get(marker) ?? [],
    requests: () => all,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
