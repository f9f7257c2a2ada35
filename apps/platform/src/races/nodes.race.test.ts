// Two nodes on one PostgreSQL behave like one platform.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePostgres } from '../testing/database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
let nodes: TestPlatform[];
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  const start = () => startTestPlatform({ databaseUrl: fresh.url, loginLimitAccount: 10 });
  nodes = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.close()));
  await drop?.();
});

const pair = (): [TestPlatform, TestPlatform] => {
  const [one, other] = nodes;
  if (!one || !other) throw new Error('two nodes');
  return [one, other];
};

test('both nodes have seeded the demo member once, and share the key', async () => {
  const [one, other] = pair();
  expect((await one.key()).keyId).toBe((await other.key()).keyId);
  expect((await one.value('session.login', demo)).id).toBe((await other.value('session.login', demo)).id);
});

test('a session of one node can be read and ended on the other', async () => {
  const [one, other] = pair();
  const { token } = await one.value('session.login', demo);
  expect((await other.call('member.info', {}, { token })).status).toBe(200);
  await other.value('session.logout', {}, { token });
  expect((await one.call('member.info', {}, { token })).status).toBe(401);
});

test('wrong tries are counted over all nodes', async () => {
  const [one, other] = pair();
  const attempt = (node: TestPlatform) =>
    node.call('session.login', { type: 'username', username: 'victim', password: 'wrong' });
  const statuses = (await Promise.all(Array.from({ length: 40 }, (_, at) => attempt(at % 2 ? one : other)))).map(
    ({ status, body }) => (body.success ? 200 : status),
  );
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
});
