// The scanner's port against a server that speaks clamd's protocol, and against those that do not.
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { clamdScanner } from './clamd.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** The address of a daemon that answers a whole stream as `answer` says. @returns what it was sent, too */
const daemon = async (answer: (file: Buffer, socket: Socket) => void) => {
  const files: Buffer[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      sent = Buffer.concat([sent, part]);
      const file = fileOf(sent);
      if (file === null) return;
      files.push(file);
      answer(file, socket);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return { address: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, files };
};

/** Null: the piece without a length has not come. Written by clamd(8), not by our code. */
const fileOf = (sent: Buffer): Buffer | null => {
  const command = 'zINSTREAM\0';
  if (sent.toString('latin1', 0, command.length) !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

const file = Buffer.alloc(200_000, 'picture');

test.each([
  ['stream: OK\0', 'clean'],
  ['stream: Eicar-Test-Signature FOUND\0', 'infected'],
  ['INSTREAM size limit exceeded. ERROR\0', 'unknown'],
  ['stream: OK', 'unknown'],
  ['\0', 'unknown'],
  ['stream: OK FOUND\0', 'infected'],
  ['UNKNOWN COMMAND\0', 'unknown'],
])('an answer %j means %s', async (answer, verdict) => {
  const { address, files } = await daemon((_, socket) => socket.end(answer));
  expect(await clamdScanner(address).scan(file)).toBe(verdict);
  expect(files[0]?.equals(file)).toBe(true);
});

test('a daemon that never answers is given up', async () => {
  const { address } = await daemon(() => undefined);
  expect(await clamdScanner(address, 50).scan(file)).toBe('unknown');
});

test('a daemon that hangs up, or is not there, has said nothing', async () => {
  const { address } = await daemon((_, socket) => socket.destroy());
  expect(await clamdScanner(address).scan(file)).toBe('unknown');
  expect(await clamdScanner('127.0.0.1:1').scan(file)).toBe('unknown');
});

test('a file in one answer that goes on without an end is given up', async () => {
  const { address } = await daemon((_, socket) => socket.write('x'.repeat(10_000)));
  expect(await clamdScanner(address).scan(file)).toBe('unknown');
});
