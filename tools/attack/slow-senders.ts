// Connections that never come to their end: slow, silent and half-closed ones.
import type { Socket } from 'node:net';
import { openSocket } from './raw-socket.ts';

/** One kind of connection that never comes to its end. */
export interface SlowKind {
  readonly name: string;
  readonly begin: (port: number) => string;
  /** Sent byte by byte, one a second; nothing is sent where it is empty. */
  readonly drip: string;
  readonly isHalfClosed: boolean;
}

export const slowKinds: readonly SlowKind[] = [
  {
    name: 'headers a byte at a time',
    begin: () => 'GET /m/home HTTP/1.1\r\n',
    drip: `X-Slow: ${'a'.repeat(200)}`,
    isHalfClosed: false,
  },
  {
    name: 'a body a byte at a time',
    begin: (port) =>
      `POST /wps/member/register/autoUsername HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`,
    drip: ' '.repeat(200),
    isHalfClosed: false,
  },
  {
    name: 'a form for a page, a byte at a time',
    begin: (port) => `POST /m/login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 900\r\n\r\n`,
    drip: 'a'.repeat(200),
    isHalfClosed: false,
  },
  { name: 'a beginning and then silence', begin: () => 'GET /m/home HT', drip: '', isHalfClosed: false },
  { name: 'half a request, half-closed', begin: () => 'GET /m/home HTTP/1.1\r\nHost: a', drip: '', isHalfClosed: true },
  {
    name: 'half a body, half-closed',
    begin: (port) =>
      `POST /wps/member/register/autoUsername HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 900\r\n\r\n{`,
    drip: '',
    isHalfClosed: true,
  },
];

export interface SlowSender {
  readonly kind: SlowKind;
  readonly socket: Socket;
  readonly isClosed: () => boolean;
}

/** Opens a connection that never comes to its end. */
export function openSlow(port: number, kind: SlowKind): SlowSender {
  const socket = openSocket(port);
  let isClosed = false;
  let at = 0;
  const stop = (): void => {
    isClosed = true;
    clearInterval(timer);
  };
  const timer = setInterval(() => {
    const byte = kind.drip[at++];
    if (byte !== undefined && !isClosed) socket.write(byte);
  }, 1000);
  socket
    .on('data', () => undefined)
    .on('end', stop)
    .on('close', stop);
  socket.write(kind.begin(port));
  if (kind.isHalfClosed) socket.end();
  return { kind, socket, isClosed: () => isClosed };
}
