// Tests callers who leave: connections that break during a body and before the answer.
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { createServer } from './server.ts';

let platform: TestPlatform;
let app: FastifyInstance;
let port: number;
/** Settles the call that is being served. */
let settle: { readonly answer: () => void; readonly fail: (error: Error) => void };
let begun: () => void;
let closed: () => void;

beforeAll(async () => {
  platform = await startTestPlatform();
  app = createServer(platform.context);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', () => closed());
    done();
  });
  app.post('/body', { config: { call: 'test.body' } }, async () => ({}));
  app.get('/held', { config: { call: 'test.held' } }, async () => {
    await new Promise<void>((answer, fail) => {
      settle = { answer, fail };
      begun();
    });
    return {};
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const event = (set: (happen: () => void) => void): Promise<void> => new Promise(set);
const isClosed = () =>
  event((happen) => {
    closed = happen;
  });
const isBegun = () =>
  event((happen) => {
    begun = happen;
  });
const figures = () => platform.context.metrics.registry.metrics();
const errorLines = () =>
  platform
    .logged()
    .split('\n')
    .filter((line) => /"level":"(error|warn)"/.test(line));

test('a caller who leaves during the body is counted only as such', async () => {
  const over = isClosed();
  const socket = connect(port, '127.0.0.1', () => {
    const head =
      'POST /body HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Type: application/json\r\nContent-Length: 100';
    socket.write(`${head}\r\n\r\n{"a":`, () => socket.destroy());
  });
  await over;
  expect(await figures()).toContain('foyer_call_seconds_count{call="test.body",status="499"} 1');
  expect(await figures()).not.toMatch(/foyer_(refusals|faults)_total\{call="test\.body"/);
  expect(errorLines()).toEqual([]);
});

const leaveHeldCall = async (): Promise<void> => {
  const [started, over] = [isBegun(), isClosed()];
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /held HTTP/1.1\r\nHost: aurora.localhost\r\n\r\n'));
  await started;
  socket.destroy();
  await over;
};

test('a caller who leaves before the answer is counted only as such', async () => {
  await leaveHeldCall();
  settle.answer();
  expect(await figures()).toContain('foyer_call_seconds_count{call="test.held",status="499"} 1');
  expect(await figures()).not.toMatch(/foyer_(refusals|faults)_total\{call="test\.held"/);
  expect(errorLines()).toEqual([]);
});

test('an error of ours is counted although the caller has left', async () => {
  await leaveHeldCall();
  const fault = new Error('our own');
  settle.fail(fault);
  await event((happen) => setImmediate(happen));
  expect(await figures()).toContain('foyer_faults_total{call="test.held"} 1');
  expect(errorLines()).toHaveLength(1);
});

test('an answered call is counted once, with its status', async () => {
  const over = isClosed();
  const answered = await fetch(`http://127.0.0.1:${port}/body`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await over;
  expect(answered.status).toBe(200);
  expect(await figures()).toContain('foyer_call_seconds_count{call="test.body",status="200"} 1');
});
