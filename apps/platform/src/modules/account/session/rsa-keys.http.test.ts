// The keys of sealed calls through a day, with a clock of the test.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createRsaKeys } from './rsa-keys.ts';

const HOUR_MS = 3_600_000;
let platform: TestPlatform;
let offset = 0;
const now = () => new Date(Date.now() + offset);
beforeAll(async () => {
  platform = await startTestPlatform({}, { now });
});
afterAll(() => platform.close());

const count = async () => (await rows<{ n: number }>(platform.db, sql`select count(*)::int as n from rsa_key`))[0]?.n;

test('requesting a key never makes one', async () => {
  const before = await count();
  for (let turn = 0; turn < 20; turn += 1) await platform.key();
  expect(await count()).toBe(before);
});

test('a key serves a day, its successor is made ahead, and it opens for 15 minutes more', async () => {
  const keys = createRsaKeys(platform.db, now);
  await keys.prepare();
  const first = await keys.current();
  await keys.prepare();
  expect(await count()).toBe(1);

  // 13 hours before its end is too early for the next key, 11 hours is time.
  await platform.db.execute(sql`update rsa_key set active_from = active_from - interval '13 hours', active_to = active_to - interval '13 hours',
    accepted_to = accepted_to - interval '13 hours'`);
  await keys.prepare();
  expect(await count()).toBe(2);
  expect((await keys.current()).keyId).toBe(first.keyId);

  offset = 11 * HOUR_MS + 60_000;
  const second = await keys.current();
  expect(second.keyId).not.toBe(first.keyId);
  expect(await keys.unwrapOf(first.keyId)).not.toBeNull();
  offset = 11 * HOUR_MS + 16 * 60_000;
  expect(await keys.unwrapOf(first.keyId)).toBeNull();
  expect(await keys.unwrapOf(second.keyId)).not.toBeNull();
  offset = 0;
});

test('two nodes that prepare at once make one key', async () => {
  await platform.db.execute(sql`delete from rsa_key`);
  await Promise.all([createRsaKeys(platform.db, now).prepare(), createRsaKeys(platform.db, now).prepare()]);
  expect(await count()).toBe(1);
});

test('a new key serves 24 hours and opens for 15 minutes more', async () => {
  await platform.db.execute(sql`delete from rsa_key`);
  await createRsaKeys(platform.db, now).prepare();
  const made = await rows(
    platform.db,
    sql`select extract(epoch from active_to - active_from)::int as served, extract(epoch from accepted_to - active_to)::int as more from rsa_key`,
  );
  expect(made).toEqual([{ served: 86_400, more: 900 }]);
});
