// ClamAV's daemon over TCP: the command INSTREAM of clamd(8).
import { connect } from 'node:net';
import type { ScanVerdict, VirusScanner } from './port.ts';

const CHUNK_BYTES = 64 * 1024;
const LENGTH_BYTES = 4;
const MOST_ANSWER_BYTES = 4096;
const TIMEOUT_MS = 15_000;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
};

/** The command, the file in pieces with their lengths, and a piece of no length as its end. */
function* streamOf(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

/** "stream: OK", "stream: Eicar-Signature FOUND", "INSTREAM size limit exceeded. ERROR" */
const verdictOf = (answer: string): ScanVerdict => {
  if (answer === 'stream: OK\0') return 'clean';
  return /^stream: .+ FOUND\0$/.test(answer) ? 'infected' : 'unknown';
};

/** @param address host:port of the daemon */
export const clamdScanner = (address: string, timeoutMs = TIMEOUT_MS): VirusScanner => {
  const at = address.lastIndexOf(':');
  const target = { host: address.slice(0, at), port: Number(address.slice(at + 1)) };
  return {
    scan: (bytes) =>
      new Promise((done) => {
        let answer = '';
        const socket = connect(target);
        const late = setTimeout(() => socket.destroy(), timeoutMs);
        socket.on('connect', () => {
          for (const piece of streamOf(bytes)) socket.write(piece);
        });
        socket.on('data', (part: Buffer) => {
          answer += part.toString('latin1');
          if (answer.includes('\0') || answer.length > MOST_ANSWER_BYTES) socket.destroy();
        });
        // The end of the connection settles it, and says no more than the answer so far.
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearTimeout(late);
          done(verdictOf(answer));
        });
      }),
  };
};
