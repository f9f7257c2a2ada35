import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../apps/platform/src/db/database.ts';
import { openMemory } from '../../apps/platform/src/db/embedded.ts';
import { readEnv } from '../../apps/platform/src/env.ts';
import { addStaff, readStaff } from './add-staff.ts';

const merchants = new URL('../../merchants', import.meta.url).pathname;
const env = readEnv({ DEMO: '1', MERCHANTS_DIR: merchants });
let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());

test('adds a person to a database that no platform has started on, once', async () => {
  const staff = readStaff(['aurora', 'anna', 'settings,content']);
  const text = await addStaff(env, database, staff);
  expect(text).toMatch(/^Password: \S{24}\nAuthenticator: otpauth:/);
  await expect(addStaff(env, database, staff)).rejects.toThrow('aurora has a staff account named anna.');
});

test('refuses an operator that has no folder, and lists those that have one', async () => {
  const staff = readStaff(['nosuch', 'carl', 'payments']);
  await expect(addStaff(env, database, staff)).rejects.toThrow(
    `There is no operator nosuch in ${merchants}. Operators: aurora, lotus.`,
  );
});

test.each([
  [['aurora', 'anna', 'king']],
  [['aurora', 'anna', 'support,king']],
  [['aurora', 'anna']],
  [['aurora', 'A', 'support']],
  [[]],
])('shows the usage for %j', (given) => {
  expect(() => readStaff(given)).toThrow('Usage: npm run staff:add');
});
