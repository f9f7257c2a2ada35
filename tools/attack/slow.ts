// Slow and half-open visitors: they must be cut off, bounded in number, and never keep others waiting.
import { Agent } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, brief, send } from './client.ts';
import { openSocket } from './raw-socket.ts';
import { openSlow, slowKinds } from './slow-senders.ts';
import type { Attack, Suite } from './suite.ts';

/** A sender that is not done by then is cut off. */
const CUT_BY_MS = 25_000;
const SLOW_SENDERS = 20;
const CONNECTIONS = 5_000;
const PIPELINES = 10;
const PIPELINED = 1_000;
/** Health checks go on for these times before and beside the pipelines. */
const QUIET_MS = 500;
const BUSY_MS = 4_000;
const SLOWDOWN = 20;
const LONGEST_WAIT_MS = 1_000;

const healthCheck = async (port: number): Promise<Answer> => {
  const agent = new Agent();
  return send({ port, path: '/healthz', agent, timeoutMs: 30_000 }).finally(() => agent.destroy());
};

const slowest = (answers: readonly Answer[]): number => Math.max(...answers.map(({ milliseconds }) => milliseconds));

/** Checks again and again for a while. */
async function checkFor(port: number, milliseconds: number): Promise<Answer[]> {
  const end = performance.now() + milliseconds;
  const answers = [await healthCheck(port)];
  while (performance.now() < end) answers.push(await healthCheck(port));
  return answers;
}

/** Many requests in one write on each of a few connections, and a health check beside them. */
async function pipeline(attack: Attack, port: number): Promise<void> {
  const quiet = slowest(await checkFor(port, QUIET_MS));
  const request = `GET /m/home HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const sockets = Array.from({ length: PIPELINES }, () => openSocket(port));
  for (const socket of sockets) {
    socket.on('data', () => undefined);
    socket.write(request.repeat(PIPELINED));
  }
  attack.sent(PIPELINES * PIPELINED);
  const busy = slowest(await checkFor(port, BUSY_MS));
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

const settled = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) =>
    socket
      .on('data', () => undefined)
      .once('connect', resolve)
      .once('close', resolve),
  );

/** Opens connections a hundred at a time; answers those that the server has kept. */
async function openConnections(attack: Attack, port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < CONNECTIONS) {
    const batch = Array.from({ length: 100 }, () => openSocket(port));
    await Promise.all(batch.map(settled));
    sockets.push(...batch);
    attack.sent(batch.length);
  }
  // An answer that comes later than theirs shows that the refused ones are closed by now.
  await healthCheck(port).catch(() => null);
  for (const socket of sockets) if (socket.readableEnded) socket.destroy();
  return sockets.filter((socket) => !socket.destroyed);
}

async function openMany(attack: Attack, port: number): Promise<void> {
  const kept = await openConnections(attack, port);
  attack.note(`${kept.length} of ${CONNECTIONS} connections were kept`);
  if (kept.length === CONNECTIONS)
    attack.finding('there is no bound on connections', `${CONNECTIONS} connections from one address`, 'all were kept');
  const closed = kept.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of kept) socket.destroy();
  await Promise.all(closed);
  const after = await healthCheck(port).catch((error: Error) => ({ status: 0, text: error.message }));
  if (after.status !== 200)
    attack.finding('the site does not serve after many connections', 'GET /healthz once they are closed', brief(after));
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
