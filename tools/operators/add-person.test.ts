import { expect, test } from 'vitest';
import { openMemory } from '../../apps/platform/src/db/embedded.ts';
import { readEnv } from '../../apps/platform/src/env.ts';
import { addPerson, readPerson } from './add-person.ts';

test('adds a person to a database that no platform has started on, once', async () => {
  const database = await openMemory();
  const env = readEnv({ DEMO: '1' });
  const person = readPerson(['aurora', 'anna', 'settings,content']);
  const text = await addPerson(env, database, person);
  expect(text).toMatch(/^Password: \S{24}\nAuthenticator: otpauth:/);
  await expect(addPerson(env, database, person)).rejects.toThrow('aurora has a person named anna.');
  await database.close();
});

test.each([
  [['aurora', 'anna', 'king']],
  [['aurora', 'anna', 'support,king']],
  [['aurora', 'anna']],
  [['aurora', 'A', 'support']],
  [[]],
])('shows the usage for %j', (given) => {
  expect(() => readPerson(given)).toThrow('Usage: npm run operator:add');
});
