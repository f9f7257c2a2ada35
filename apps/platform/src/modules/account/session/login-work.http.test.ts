// Tests that a wrong log-in does the same work for every name, so that none is revealed.
import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

/** The hashes that passwords were held against. */
const checked: string[] = [];
const counting = {
  hash,
  verify: (stored: string, password: string) => {
    checked.push(stored);
    return verify(stored, password);
  },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({}, { argon2: counting });
});
afterAll(() => platform.close());

async function logIn(username: string) {
  const input = { type: 'username', username, password: 'wrong words' } as const;
  const { status, headers, body } = await platform.call('session.login', input);
  // The fields that identify the request differ each time.
  const { reference: _, ...answer } = body as typeof body & { readonly reference?: string };
  return { status, length: headers.get('content-length'), answer };
}

test('an unknown name costs one password check and gets the answer of a wrong password', async () => {
  const [known, unknown] = [await logIn('demo'), await logIn('nobody-here')];
  expect(unknown).toEqual(known);
  expect(known.answer).toMatchObject({ errorCode: 'login.cred.err' });
  const prices = checked.map((stored) => /^\$argon2id\$v=\d+\$[^$]+/.exec(stored)?.[0]);
  expect(prices).toHaveLength(2);
  expect(prices[0]).toBeDefined();
  expect(prices[1]).toBe(prices[0]);
});
