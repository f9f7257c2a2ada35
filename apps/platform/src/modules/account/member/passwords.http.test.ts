import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createPasswords, type PasswordChange } from './passwords.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const stored = async () => {
  const [row] = await rows<{ id: string; hash: string }>(
    platform.db,
    sql`select id, password_hash as hash from member where merchant = 'aurora' and account = 'demo'`,
  );
  if (!row) throw new Error('the demo has no member');
  return row;
};

const failing = createPasswords({
  passwordChanged: async () => {
    throw new Error('a session could not be ended');
  },
});

test('a password stays unchanged when a later step of its change fails', async () => {
  const { id: memberId, hash } = await stored();
  const change = { memberId, keptSessionId: null };
  const attempts = [
    () => platform.db.transaction((tx) => failing.set(tx, change, 'another hash')),
    () => platform.db.transaction((tx) => failing.replace(tx, change, hash, 'another hash')),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('a session could not be ended');
  expect((await stored()).hash).toBe(hash);
});

test('a change that came second has no effect', async () => {
  const { id: memberId, hash } = await stored();
  const followed: PasswordChange[] = [];
  const passwords = createPasswords({ passwordChanged: async (_, change) => void followed.push(change) });
  const replaced = (oldHash: string) =>
    platform.db.transaction((tx) => passwords.replace(tx, { memberId, keptSessionId: 'kept' }, oldHash, hash));
  expect(await replaced('the hash of another password')).toBe(false);
  expect(followed).toEqual([]);
  expect(await replaced(hash)).toBe(true);
  expect(followed).toEqual([{ memberId, keptSessionId: 'kept' }]);
});
