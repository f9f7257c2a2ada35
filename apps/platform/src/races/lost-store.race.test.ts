// The database goes away and comes back: calls fail fast and in the form, and the platform recovers by itself.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, requirePostgres } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const ANSWER_WITHIN_MS = 2_000;
const BACK_WITHIN_MS = 10_000;

/** A line to the database that can be cut. */
const cuttable = async (port: number) => {
  const sockets = new Set<Socket>();
  let server: Server;
  let own = 0;
  const open = () =>
    new Promise<void>((resolve) => {
      server = createServer((near) => {
        const far = connect(port, '127.0.0.1');
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one);
          one.pipe(other);
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
        }
      }).listen(own, '127.0.0.1', () => {
        const address = server.address();
        if (address && typeof address === 'object') own = address.port;
        resolve();
      });
    });
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  await open();
  return { port: () => own, open, cut };
};

let platform: TestPlatform;
let line: Awaited<ReturnType<typeof cuttable>>;
let drop: () => Promise<void>;
let token: string;
beforeAll(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  const direct = new URL(fresh.url);
  line = await cuttable(Number(direct.port || 5432));
  direct.hostname = '127.0.0.1';
  direct.port = String(line.port());
  platform = await startTestPlatform({ databaseUrl: direct.href });
  ({ token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  }));
});
afterAll(async () => {
  await platform?.close();
  await line?.cut();
  await drop?.();
});

const read = async () => {
  const started = performance.now();
  const { status, body } = await platform.call('member.info', {}, { token });
  return { status, code: body.success ? null : body.errorCode, took: performance.now() - started };
};

test('with the database gone every call answers 503 within 2 s, readiness says so, and all is well soon after it is back', async () => {
  expect((await read()).status).toBe(200);
  await line.cut();
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, code, took } = await read();
    expect([status, code]).toEqual([503, 'service.unavailable']);
    expect(took).toBeLessThan(ANSWER_WITHIN_MS);
  }
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
  await line.open();
  const back = performance.now();
  let status = 0;
  while (status !== 200 && performance.now() - back < BACK_WITHIN_MS) ({ status } = await read());
  expect(status).toBe(200);
}, 60_000);
