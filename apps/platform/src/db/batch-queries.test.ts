import { expect, test, vi } from 'vitest';
import { batchQueries } from './batch-queries.ts';

const finding = (table: Readonly<Record<string, number>>) =>
  vi.fn(async (keys: readonly string[]) => new Map(keys.filter((key) => key in table).map((key) => [key, table[key]])));

test('keys of one moment are one query, each key once, and every caller gets its answer', async () => {
  const ask = finding({ a: 1, b: 2 });
  const find = batchQueries(ask);
  expect(await Promise.all([find('a'), find('b'), find('a'), find('c')])).toEqual([1, 2, 1, null]);
  expect(ask.mock.calls).toEqual([[['a', 'b', 'c']]]);
});

test('a later moment is another query', async () => {
  const ask = finding({ a: 1 });
  const find = batchQueries(ask);
  await find('a');
  await find('a');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failed query fails only the callers that waited for it', async () => {
  const ask = finding({ a: 1 }).mockRejectedValueOnce(new Error('gone'));
  const find = batchQueries(ask);
  const both = await Promise.allSettled([find('a'), find('b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find('a')).toBe(1);
});
