import { expect, test } from 'vitest';
import { openMemory } from '../../apps/platform/src/db/embedded.ts';
import { readEnv } from '../../apps/platform/src/env.ts';
import { addStaff, readStaff } from './add-staff.ts';

test('adds a person to a database that no platform has started on, once', async () => {
  const database = await openMemory();
  const env = readEnv({ DEMO: '1' });
  const staff = readStaff(['aurora', 'anna', 'settings,content']);
  const text = await addStaff(env, database, staff);
  expect(text).toMatch(/^Password: \S{24}\nAuthenticator: otpauth:/);
  await expect(addStaff(env, database, staff)).rejects.toThrow('aurora has a staff account named anna.');
  await database.close();
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
