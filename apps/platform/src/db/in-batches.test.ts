import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Work that ends when it is released, and what it was given. */
const work = () => {
  const batches: string[][] = [];
  const releases: (() => void)[] = [];
  const run = (items: readonly string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      batches.push([...items]);
      releases.push(() =>
        items.includes('bad') ? reject(new Error('bad')) : resolve(items.map((item) => `${item} done`)),
      );
    });
  const turn = () => new Promise((done) => setImmediate(done));
  const release = async (): Promise<void> => {
    releases.shift()?.();
    await turn();
  };
  return { batches, run, turn, release };
};

test('calls of one moment share a statement, and those that come meanwhile the next', async () => {
  const { batches, run, turn, release } = work();
  const add = inBatches(run, 10);
  const first = [add('a'), add('b')];
  await turn();
  const later = [add('c'), add('d')];
  await turn();
  expect(batches).toEqual([['a', 'b']]);
  await release();
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  await release();
  expect(await Promise.all([...first, ...later])).toEqual(['a done', 'b done', 'c done', 'd done']);
});

test('a batch has its most, and the rest follows', async () => {
  const { batches, run, turn, release } = work();
  const add = inBatches(run, 2);
  const all = Promise.all(['a', 'b', 'c'].map(add));
  await turn();
  await release();
  await release();
  expect(batches).toEqual([['a', 'b'], ['c']]);
  expect(await all).toEqual(['a done', 'b done', 'c done']);
});

test('an item that fails fails no other', async () => {
  const { batches, run, turn, release } = work();
  const add = inBatches(run, 10);
  const all = Promise.allSettled(['a', 'bad', 'c'].map(add));
  await turn();
  for (let left = 4; left > 0; left -= 1) await release();
  expect(batches).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('items that may not share a batch wait for the next, and the rest does not wait for them', async () => {
  const { batches, run, turn, release } = work();
  const add = inBatches(run, 2, (item) => item.slice(0, 1));
  const all = Promise.all(['a1', 'a2', 'b1', 'c1'].map(add));
  await turn();
  for (let left = 3; left > 0; left -= 1) await release();
  expect(batches).toEqual([
    ['a1', 'b1'],
    ['a2', 'c1'],
  ]);
  expect(await all).toEqual(['a1 done', 'a2 done', 'b1 done', 'c1 done']);
});
