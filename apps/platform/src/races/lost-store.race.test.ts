// Tests a database that goes away: calls get the error form, and the platform recovers.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePostgres } from '../testing/database.ts';
import { type FaultProxy, startFaultProxy } from '../testing/fault-proxy.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const CONNECTIONS = 2;

let platform: TestPlatform;
let proxy: FaultProxy;
let drop: () => Promise<void>;
let token: string;
beforeAll(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  const direct = new URL(fresh.url);
  proxy = await startFaultProxy(Number(direct.port || 5432));
  direct.hostname = '127.0.0.1';
  direct.port = String(proxy.port);
  platform = await startTestPlatform(
    { databaseUrl: direct.href },
    {
      limits: { size: CONNECTIONS, waitMs: 1_000, connectMs: 3_000, silentMs: 2_000, idleTransactionMs: 60_000 },
    },
  );
  ({ token } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  }));
});
afterAll(async () => {
  await platform?.close();
  await proxy?.cut();
  await drop?.();
});

const read = async () => {
  const { status, headers, body } = await platform.call('member.info', {}, { token });
  return { status, code: body.success ? null : body.errorCode, retryAfter: headers.get('Retry-After') };
};

const readiness = async (): Promise<number> => (await fetch(`${platform.url}/readyz`)).status;

/** Takes one connection until `gate` opens; answers the transaction. One that had broken unnoticed is replaced, and asked for again. */
const hold = (gate: Promise<void>): Promise<{ readonly over: Promise<void> }> =>
  new Promise((taken) => {
    const attempt = (): void => {
      let hasBegun = false;
      const over = platform.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        hasBegun = true;
        taken({ over });
        await gate;
      });
      over.catch(() => hasBegun || attempt());
    };
    attempt();
  });

/** Takes every connection of the pool until they are let go. */
const holdConnections = async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => hold(gate)));
  return {
    letGo: async () => {
      open();
      await Promise.all(held.map(({ over }) => over));
    },
  };
};

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};

const metric = async (name: string): Promise<string | undefined> => {
  const lines = (await (await fetch(`${platform.url}/metrics`)).text()).split('\n');
  return lines.find((line) => line.startsWith(name));
};

test('calls and readiness answer 503 while the database is away, and work when it is back', async () => {
  expect((await read()).status).toBe(200);
  await proxy.cut();
  for (let turn = 0; turn < 4; turn += 1)
    expect(await read()).toEqual({ status: 503, code: 'service.unavailable', retryAfter: '2' });
  expect(await readiness()).toBe(503);
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
  await proxy.open();
  await until(async () => (await readiness()) === 200);
  expect((await read()).status).toBe(200);
});

test('every call is answered while the database drops packets, and the node recovers', async () => {
  proxy.swallow();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      platform.call('member.autoUsername', {}, { headers: { 'X-Forwarded-For': `10.0.0.${i}` } }),
    ),
  );
  for (const { status, headers } of answers) expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  const codes = answers.map(({ body }) => (body.success ? null : body.errorCode));
  expect(codes).toContain('service.overloaded');
  expect(await readiness()).toBe(503);
  proxy.restore();
  await until(async () => (await readiness()) === 200);
  expect((await read()).status).toBe(200);
});

test('calls answer service.overloaded and readiness 503 while every connection is busy', async () => {
  const holders = await holdConnections();
  const reading = read();
  await until(async () => Number((await metric('foyer_database_waiting'))?.split(' ')[1]) > 0);
  expect(await reading).toEqual({ status: 503, code: 'service.overloaded', retryAfter: '2' });
  expect(await readiness()).toBe(503);
  await holders.letGo();
  await until(async () => (await readiness()) === 200);
  expect((await read()).status).toBe(200);
});

test('a call that the database could not serve is one log line, and not an error', async () => {
  const before = await metric('foyer_faults_total{call="member.info"}');
  await proxy.cut();
  const { headers } = await platform.call('member.info', {}, { token });
  await proxy.open();
  const lines = platform
    .logged()
    .split('\n')
    .filter((line) => line.includes(headers.get('X-Request-Id') ?? '?'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', call: 'member.info', code: expect.stringMatching(/^(CONNECTION_CLOSED|ECONN)/) },
    { level: 'info', call: 'member.info', status: 503 },
  ]);
  expect(lines.join()).not.toContain('"at"');
  expect(await metric('foyer_faults_total{call="member.info"}')).toBe(before);
});
