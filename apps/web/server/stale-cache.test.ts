// The cache under the pages, with a clock and a maker that the test controls.
import { expect, test } from 'vitest';
import { createStaleCache } from './stale-cache.ts';

/** An entry of these tests takes 1,000 bytes and its key. */
const VALUE_BYTES = 1_000;

const setUp = (maxBytes = 1_000_000) => {
  const clock = { now: 0 };
  const cache = createStaleCache<string>({
    freshMs: 10,
    staleMs: 100,
    lastResortMs: 1000,
    maxBytes,
    bytesOf: () => VALUE_BYTES,
    worthKeeping: (value) => value !== 'failed',
    now: () => clock.now,
  });
  return { clock, cache };
};
const says = (value: string) => () => Promise.resolve(value);
const settle = () => new Promise((done) => setTimeout(done));

test('a fresh value is answered without being made again', async () => {
  const { cache } = setUp();
  await cache.get('a', says('one'));
  expect(await cache.get('a', says('two'))).toBe('one');
});

test('a stale value is answered at once while the next one is made', async () => {
  const { cache, clock } = setUp();
  await cache.get('a', says('one'));
  clock.now = 50;
  expect(await cache.get('a', says('two'))).toBe('one');
  await settle();
  expect(await cache.get('a', says('three'))).toBe('two');
});

test('an old value is made again, and is the fallback when that fails', async () => {
  const { cache, clock } = setUp();
  await cache.get('a', says('one'));
  clock.now = 500;
  expect(await cache.get('a', says('failed'))).toBe('one');
  expect(await cache.get('a', () => Promise.reject(new Error('down')))).toBe('one');
  expect(await cache.get('a', says('two'))).toBe('two');
  clock.now = 5000;
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('a value that should not be kept is answered and dropped', async () => {
  const { cache } = setUp();
  expect(await cache.get('a', says('failed'))).toBe('failed');
  expect(await cache.get('a', says('one'))).toBe('one');
});

test('concurrent callers share one maker', async () => {
  const { cache } = setUp();
  let made = 0;
  const make = async () => {
    made += 1;
    await settle();
    return 'one';
  };
  expect(await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)))).toEqual(Array(50).fill('one'));
  expect(made).toBe(1);
});

test('stays within its bytes, for any number and length of keys', async () => {
  const { cache } = setUp(10_000);
  for (let index = 0; index < 100; index += 1) await cache.get(`key-${index}`, says('x'));
  expect(cache.size()).toBeLessThanOrEqual(10);
  expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  await cache.get('k'.repeat(4_000), says('x'));
  expect(cache.bytes()).toBeLessThanOrEqual(10_000);
  expect(cache.size()).toBeGreaterThan(0);
});
