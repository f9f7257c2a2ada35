// Tests the eight places that a node has for files.
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import type { Session } from '../module.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { bindUploads } from './bind-uploads.ts';
import { createServer } from './server.ts';

const PLACES = 8;
const PATH = `/wps/wallet/order/${'o'.repeat(22)}/slip`;

let platform: TestPlatform;
let app: FastifyInstance;
let port: number;
/** Lets every look for a session go on. */
let find: () => void;
const found = new Promise<void>((go) => {
  find = go;
});
const moment = () => {
  let happen = (): void => undefined;
  const over = new Promise<void>((done) => {
    happen = done;
  });
  return { happen, over };
};
const closed = Array.from({ length: PLACES }, moment);
const answered = Array.from({ length: PLACES }, moment);
const entered = Array.from({ length: PLACES }, moment);
const decided = moment();

beforeAll(async () => {
  platform = await startTestPlatform();
  app = createServer(platform.context);
  let seen = 0;
  let sent = 0;
  let held = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    const mine = seen++;
    reply.raw.once('close', () => closed[mine]?.happen());
    done();
  });
  app.addHook('onSend', async () => answered[sent++]?.happen());
  const session = { memberId: 'one', restricted: false } as Session; // all that uploads ask of it
  bindUploads(
    app,
    {
      'wallet.slip': async () => ({ slipAt: '2026-11-24T12:00:00.000Z' }),
      'security.identityDocument': async () => {
        entered[held++]?.happen();
        await decided.over;
        return { status: 'none', documents: [], reason: null };
      },
    },
    {
      platform: platform.context,
      sessions: { find: () => found.then(() => session) },
      keys: { find: async () => null } as never, // no upload is sealed
    },
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const head = [
  `POST ${PATH} HTTP/1.1`,
  'Host: aurora.localhost',
  `Authorization: ${'A'.repeat(43)}`,
  'Content-Type: image/jpeg',
  'Content-Length: 1000',
].join('\r\n');

const send = (path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'X-Forwarded-Host': 'aurora.localhost', Authorization: 'A'.repeat(43), 'Content-Type': 'image/jpeg' },
    body: 'whole',
  });

test('eight senders who leave while their session is looked up leave room for the next one', async () => {
  for (const { over } of closed) {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\nhalf`, () => socket.destroy()));
    await over;
  }
  find();
  await Promise.all(answered.map(({ over }) => over));
  const next = await send(PATH);
  expect(await next.json()).toEqual({ success: true, value: { slipAt: '2026-11-24T12:00:00.000Z' } });
  expect(await platform.context.metrics.registry.metrics()).not.toContain('foyer_faults_total{');
});

test('a file that the node has no room for is refused, and is none of the thirty of the day', async () => {
  const counted = () => rows(platform.db, sql`select count from limit_counter where key = 'document|aurora|one'`);
  const taken = entered.map(() => send('/wps/member/security/identityCheck/selfie'));
  await Promise.all(entered.map(({ over }) => over));
  const before = await counted();
  expect(before).toHaveLength(1);
  const answer = await send(PATH);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ errorCode: 'service.overloaded' });
  expect(await counted()).toEqual(before);
  decided.happen();
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array.from({ length: PLACES }, () => 200));
});
