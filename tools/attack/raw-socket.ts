// Requests as raw bytes, for what no HTTP client would send.
import { connect, type Socket } from 'node:net';
import { type RawAnswer, readAnswers } from './http-bytes.ts';

const SILENCE_MS = 1_500;

/** The bytes that came back on one connection. */
export interface Exchange {
  readonly answers: readonly RawAnswer[];
  readonly ending: 'answered' | 'closed' | 'silent';
}

export interface RawRequest {
  readonly port: number;
  readonly bytes: Buffer;
  /** Number of answers to wait for. */
  readonly answers?: number;
  /** True for a request by HEAD, whose answer has no body. */
  readonly isHead?: boolean;
  readonly silenceMs?: number;
}

/** Opens a connection; a failure shows as its closing. */
export const openSocket = (port: number): Socket => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  socket.on('error', () => socket.destroy());
  return socket;
};

/** Writes bytes on a fresh connection and reads until the answers are whole, the connection ends, or nothing comes. */
export const exchange = (raw: RawRequest): Promise<Exchange> =>
  new Promise((resolve) => {
    const { port, bytes, answers: wanted = 1, isHead = false, silenceMs = SILENCE_MS } = raw;
    const socket = openSocket(port);
    let held = Buffer.alloc(0);
    const finish = (ending: Exchange['ending']): void => {
      clearTimeout(timer);
      socket.removeAllListeners('close').destroy();
      resolve({ answers: readAnswers(held, isHead), ending });
    };
    const timer = setTimeout(() => finish('silent'), silenceMs);
    socket.on('data', (part) => {
      held = Buffer.concat([held, part]);
      if (readAnswers(held, isHead).length >= wanted) finish('answered');
    });
    socket.on('end', () => finish('closed'));
    socket.on('close', () => finish('closed'));
    socket.write(bytes);
  });

/** Bytes as the report shows them: one line each, with what cannot be printed escaped. */
export const printable = (bytes: Buffer | string): string => {
  const text = Buffer.isBuffer(bytes) ? bytes.toString('latin1') : bytes;
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\r\n', '\\r\\n\n')
    .replaceAll(/[^\n\x20-\x7e]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return escaped.length > 1200 ? `${escaped.slice(0, 1200)}…` : escaped;
};
