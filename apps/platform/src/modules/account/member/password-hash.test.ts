// Tests which try gets a turn at the password check, and which is refused at once.
import { expect, test } from 'vitest';
import { createHeldArgon2 } from '../../../testing/held-argon2.ts';
import { createPasswordHashing } from './password-hash.ts';

const stranger = { address: '203.0.113.66', isKnown: false };

/** One worker whose checks stay open, a log of how each ended, and the last reported number of waiters. */
const oneWorker = () => {
  const held = createHeldArgon2();
  held.hold();
  const ended: string[] = [];
  const queued: number[] = [];
  const hashing = createPasswordHashing(1, { set: (count) => queued.push(Number(count)) }, held.argon2);
  const check = (name: string, visitor = stranger): Promise<unknown> =>
    hashing.verify(null, name, visitor).then(
      () => ended.push(`${name} checked`),
      (error: { code: string; retryAfterSeconds: number }) =>
        ended.push(`${name} ${error.code} ${error.retryAfterSeconds}`),
    );
  const finishNext = async (): Promise<string> => {
    const { password, finish } = await held.nextCheck();
    finish();
    return password;
  };
  return { hashing, check, ended, queued, finishNext };
};

test('refuses a check at once when the queue is full: one runs and two wait', async () => {
  const { check, ended, queued, finishNext } = oneWorker();
  const waiting = ['a', 'b', 'c'].map((name) => check(name));
  await Promise.all(['d', 'e'].map((name) => check(name)));
  expect(ended).toEqual(['d TOO_MANY_REQUEST_LOGIN 1', 'e TOO_MANY_REQUEST_LOGIN 1']);
  expect(queued.at(-1)).toBe(2);
  expect([await finishNext(), await finishNext(), await finishNext()]).toEqual(['a', 'b', 'c']);
  await Promise.all(waiting);
  expect(ended.slice(2)).toEqual(['a checked', 'b checked', 'c checked']);
  expect(queued.at(-1)).toBe(0);
});

test('refuses a waiter at once whose place goes to another address', async () => {
  const { check, ended, finishNext } = oneWorker();
  const [first, second, third] = ['a', 'b', 'c'].map((name) => check(name));
  const other = check('other', { address: '198.51.100.7', isKnown: false });
  await third;
  expect(ended).toEqual(['c TOO_MANY_REQUEST_LOGIN 1']);
  expect([await finishNext(), await finishNext(), await finishNext()]).toEqual(['a', 'b', 'other']);
  await Promise.all([first, second, other]);
});

test('gives a known device the next turn', async () => {
  const { check, finishNext } = oneWorker();
  for (const name of ['a', 'b']) void check(name);
  const known = check('known', { ...stranger, isKnown: true });
  expect([await finishNext(), await finishNext()]).toEqual(['a', 'known']);
  await known;
  await finishNext();
});

test('a worker takes the next check after one that failed', async () => {
  const failing = { hash: () => Promise.reject(new Error('no memory')), verify: () => Promise.resolve(true) };
  const hashing = createPasswordHashing(1, { set: () => undefined }, failing);
  await expect(hashing.hash('x', stranger)).rejects.toThrow('no memory');
  expect(await hashing.verify('stored', 'x', stranger)).toBe(true);
});

test('the library makes argon2id of 19 MiB and 4 passes, and takes a password however a keyboard spells it', async () => {
  const hashing = createPasswordHashing(1, { set: () => undefined });
  const stored = await hashing.hash('nine lanterns é', stranger);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=4,p=1\$/);
  expect(await hashing.verify(stored, 'nine lanterns e\u0301', stranger)).toBe(true);
  expect(await hashing.verify(stored, 'nine lanterns e', stranger)).toBe(false);
});
