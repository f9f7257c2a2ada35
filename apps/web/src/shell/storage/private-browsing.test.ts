// The signs of private browsing.
import { expect, test } from 'vitest';
import { isPrivate, type PrivateSigns } from './private-browsing.ts';

const GIB = 2 ** 30;
const chromium = (quota: number): PrivateSigns => ({
  webkitTemporaryStorage: { queryUsageAndQuota: (answer) => answer(0, quota) },
  heapLimitBytes: 4 * GIB,
});
const directory = (error?: unknown): PrivateSigns => ({
  storage: { getDirectory: () => (error ? Promise.reject(error) : Promise.resolve({})) },
  heapLimitBytes: null,
});

test.each<[string, PrivateSigns, boolean]>([
  ['Chromium with storage in memory', chromium(2 * GIB), true],
  ['Chromium with storage on the disk', chromium(140 * GIB), false],
  [
    'Safari that refuses its file system',
    directory(new Error('The operation failed for an unknown transient reason (e.g. out of memory).')),
    true,
  ],
  [
    'Firefox that refuses its file system',
    directory(Object.assign(new Error('Security error'), { name: 'SecurityError' })),
    true,
  ],
  ['a browser with its file system', directory(), false],
  ['a browser whose file system fails otherwise', directory(new Error('disk full')), false],
  ['a browser without any sign', { heapLimitBytes: null }, false],
])('SO-06 %s is private browsing: %s', async (_, signs, expected) => {
  expect(await isPrivate(signs)).toBe(expected);
});
