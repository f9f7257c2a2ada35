// Slow and half-open visitors: they must be cut off, bounded in number, and never keep others waiting.
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, send } from './client.ts';
import { openSocket } from './raw-socket.ts';
import type { Attack, Suite } from './suite.ts';

/** A sender that is not done by then is cut off. */
const CUT_BY_MS = 25_000;
const SLOW_SENDERS = 20;
const CONNECTIONS = 5_000;
const PIPELINES = 10;
const PIPELINED = 1_000;
const SLOWDOWN = 20;
const LONGEST_WAIT_MS = 1_000;

/** One kind of connection that never comes to its end. */
interface SlowKind {
  readonly name: string;
  readonly begin: (port: number) => string;
  /** Sent byte by byte, one a second; nothing is sent where it is empty. */
  readonly drip: string;
  readonly isHalfClosed: boolean;
}

const slowKinds: readonly SlowKind[] = [
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

interface SlowSender {
  readonly kind: SlowKind;
  readonly socket: Socket;
  readonly isClosed: () => boolean;
}

function openSlow(port: number, kind: SlowKind): SlowSender {
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

const healthCheck = async (port: number): Promise<Answer> => {
  const agent = new Agent();
  return send({ port, path: '/healthz', agent, timeoutMs: 30_000 }).finally(() => agent.destroy());
};

const slowest = (answers: readonly Answer[]): number => Math.max(...answers.map(({ milliseconds }) => milliseconds));

async function checkRepeatedly(port: number, count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let turn = 0; turn < count; turn++) answers.push(await healthCheck(port));
  return answers;
}

/** Many requests in one write on each of a few connections, and a health check beside them. */
async function pipeline(attack: Attack, port: number): Promise<void> {
  const quiet = slowest(await checkRepeatedly(port, 20));
  const request = `GET /m/home HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const sockets = Array.from({ length: PIPELINES }, () => openSocket(port));
  for (const socket of sockets) {
    socket.on('data', () => undefined);
    socket.write(request.repeat(PIPELINED));
  }
  attack.sent(PIPELINES * PIPELINED);
  const busy = slowest(await checkRepeatedly(port, 10));
  for (const socket of sockets) socket.destroy();
  const ratio = busy / quiet;
  const numbers = `slowest health check ${quiet.toFixed(0)} ms alone, ${busy.toFixed(0)} ms beside ${PIPELINES} pipelines of ${PIPELINED} (${ratio.toFixed(0)}×)`;
  attack.note(numbers);
  if (ratio > SLOWDOWN && busy > LONGEST_WAIT_MS)
    attack.finding(
      'pipelined requests keep other visitors waiting',
      `${request.split('\r\n')[0]}, ${PIPELINED} times in one write on each of ${PIPELINES} connections`,
      numbers,
    );
}

/** Opens connections until the count is reached; answers those that the server keeps. */
async function openMany(attack: Attack, port: number): Promise<void> {
  const sockets: Socket[] = [];
  let kept = 0;
  for (let opened = 0; opened < CONNECTIONS; opened += 100) {
    const batch = Array.from({ length: 100 }, () => openSocket(port));
    const outcomes = batch.map((socket) => {
      socket.on('data', () => undefined);
      return new Promise<boolean>((resolve) =>
        socket.once('connect', () => resolve(true)).once('close', () => resolve(false)),
      );
    });
    await Promise.all(outcomes);
    sockets.push(...batch);
    attack.sent(100);
  }
  await healthCheck(port).catch(() => null);
  for (const socket of sockets) if (!socket.destroyed && !socket.readableEnded) kept += 1;
  attack.note(`${kept} of ${CONNECTIONS} connections were kept`);
  if (kept === CONNECTIONS)
    attack.finding('there is no bound on connections', `${CONNECTIONS} connections from one address`, 'all were kept');
  const gone = sockets.map(
    (socket) => new Promise((resolve) => (socket.destroyed ? resolve(null) : socket.once('close', resolve))),
  );
  for (const socket of sockets) socket.destroy();
  await Promise.all(gone);
  const after = await healthCheck(port).catch((error: Error) => error);
  if (after instanceof Error || after.status !== 200)
    attack.finding(
      'the site does not serve after many connections',
      'GET /healthz once they are closed',
      String(after instanceof Error ? after.message : after.status),
    );
}

async function run(attack: Attack): Promise<void> {
  // Two products: the connections of the one must not use up what the slow senders of the other are given.
  const patient = await attack.start();
  const senders = slowKinds.flatMap((kind) => Array.from({ length: SLOW_SENDERS }, () => openSlow(patient.port, kind)));
  const opened = performance.now();
  attack.sent(senders.length);
  const busy = await attack.start();
  await pipeline(attack, busy.port);
  await openMany(attack, busy.port);
  const beside = await healthCheck(patient.port);
  if (beside.status !== 200)
    attack.finding('slow senders keep others from being served', 'GET /healthz', String(beside.status));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, CUT_BY_MS - (performance.now() - opened))));
  for (const { kind, socket, isClosed } of senders) {
    if (!isClosed())
      attack.finding(
        `a slow sender is not cut off within ${CUT_BY_MS / 1000} s: ${kind.name}`,
        kind.begin(patient.port),
        'the connection is open',
      );
    socket.destroy();
  }
}

export const slow: Suite = {
  name: 'slow',
  tries: 'slow senders, half-closed connections, many connections, long pipelines',
  run,
};
