// Tests the eight places that a node has for files, of which one member has two.
import { connect } from 'node:net';
import { examples } from '@foyer/contract/examples';
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
/** What the handler tells of each file that it holds, and waits for. */
let onHeld: () => Promise<void>;

beforeAll(async () => {
  platform = await startTestPlatform();
  app = createServer(platform.context);
  let seen = 0;
  let sent = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    const mine = seen++;
    reply.raw.once('close', () => closed[mine]?.happen());
    done();
  });
  app.addHook('onSend', async () => answered[sent++]?.happen());
  // All that uploads ask of a session; the first letter of a token names its member.
  const sessionOf = (token: string) => ({ memberId: token.slice(0, 1), restricted: false }) as Session;
  bindUploads(
    app,
    {
      'wallet.slip': async () => ({ slipAt: '2026-11-24T12:00:00.000Z' }),
      'security.identityDocument': async () => {
        await onHeld();
        return { status: 'none', documents: [], reason: null };
      },
      'chat.sendPicture': async () => examples['chat.sendPicture'].output,
    },
    {
      platform: platform.context,
      sessions: { find: (_kind, _merchant, token) => found.then(() => sessionOf(token)) },
      keys: { find: async () => null } as never, // no upload is sealed
    },
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const tokenOf = (member: string) => member.repeat(43);
const headOf = (member: string) =>
  [
    `POST ${PATH} HTTP/1.1`,
    'Host: aurora.localhost',
    `Authorization: ${tokenOf(member)}`,
    'Content-Type: image/jpeg',
    'Content-Length: 1000',
  ].join('\r\n');

const send = (member: string, path = PATH) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'X-Forwarded-Host': 'aurora.localhost', Authorization: tokenOf(member), 'Content-Type': 'image/jpeg' },
    body: 'whole',
  });

/** Sends a file of each of these members, which stays with the node until `leave`. */
const occupy = async (members: string) => {
  find();
  const entered = Array.from(members, moment);
  const decided = moment();
  let held = 0;
  onHeld = () => {
    entered[held++]?.happen();
    return decided.over;
  };
  const taken = Array.from(members, (member) => send(member, '/wps/member/security/identityCheck/selfie'));
  await Promise.all(entered.map(({ over }) => over));
  const leave = async () => {
    decided.happen();
    return (await Promise.all(taken)).map(({ status }) => status);
  };
  return { leave };
};

const filesToday = async (member: string) => {
  const key = `document|aurora|${member}`;
  const [counter] = await rows<{ count: number }>(
    platform.db,
    sql`select count::int from limit_counter where key = ${key}`,
  );
  return counter?.count ?? 0;
};

const expectRefusedForNow = async (answer: Response) => {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await answer.json()).toMatchObject({ errorCode: 'service.overloaded' });
};

test('eight senders who leave while their session is looked up leave room for the next one', async () => {
  for (const [at, { over }] of closed.entries()) {
    const head = headOf('ABCDEFGH'.charAt(at));
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\nhalf`, () => socket.destroy()));
    await over;
  }
  find();
  await Promise.all(answered.map(({ over }) => over));
  const next = await send('A');
  expect(await next.json()).toEqual({ success: true, value: { slipAt: '2026-11-24T12:00:00.000Z' } });
  expect(await platform.context.metrics.registry.metrics()).not.toContain('foyer_faults_total{');
});

test('a file that the node has no room for is refused, and is none of the thirty of the day', async () => {
  const { leave } = await occupy('IIJJKKLL');
  const answer = await send('M');
  expect(await leave()).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  await expectRefusedForNow(answer);
  expect(await filesToday('M')).toBe(0);
});

test('a third file of one member at once waits for the first two, and others have room meanwhile', async () => {
  const { leave } = await occupy('NN');
  const answers = [await send('N'), await send('O')];
  expect(await leave()).toEqual([200, 200]);
  expect(answers.map(({ status }) => status)).toEqual([503, 200]);
  await expectRefusedForNow(answers[0] as Response);
  expect(await filesToday('N')).toBe(2);
  expect((await send('N')).status).toBe(200);
});
