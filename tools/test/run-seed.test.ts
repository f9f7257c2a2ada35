import { languageCodes } from '@foyer/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languagesDrawn } from '../journeys/drawn-languages.ts';
import { chooseSeed, halfOf, seedOfRun } from './run-seed.mjs';

const before = process.env.RUN_SEED;
beforeEach(() => {
  delete process.env.RUN_SEED;
});
afterEach(() => {
  if (before === undefined) delete process.env.RUN_SEED;
  else process.env.RUN_SEED = before;
});

const withSeed = <T>(seed: string, read: () => T): T => {
  process.env.RUN_SEED = seed;
  return read();
};

test('a run without a seed gets one, and says it', () => {
  chooseSeed();
  expect(seedOfRun()).toMatch(/^RUN_SEED=\d+$/);
  const chosen = seedOfRun();
  chooseSeed();
  expect(seedOfRun()).toBe(chosen);
});

test.each(['', '-1', '1.5', 'every', '2147483648'])('%o is no seed', (seed) => {
  expect(() => withSeed(seed, chooseSeed)).toThrow('RUN_SEED takes a whole number below 2³¹ or "all", not');
});

test('without a seed nothing is drawn', () => {
  expect(() => halfOf([1, 2])).toThrow('The run has no seed');
});

test('English is drawn by every seed, each language by some, and eight or nine at once', () => {
  const draws = Array.from({ length: 40 }, (_, seed) => withSeed(String(seed), () => languagesDrawn(languageCodes)));
  for (const drawn of draws) {
    expect(drawn).toContain('EN');
    expect([8, 9]).toContain(drawn.length);
  }
  expect(new Set(draws.flat())).toEqual(new Set(languageCodes));
});

test.each(['0', '1', '1041555654'])(
  'the two sides of seed %s are the whole list, and the next seed changes them',
  (seed) => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    const [one, other] = withSeed(seed, () => [halfOf(list, 0), halfOf(list, 1)]);
    expect([...(one ?? []), ...(other ?? [])].sort()).toEqual(list);
    expect(Math.abs((one?.length ?? 0) - (other?.length ?? 0))).toBe(1);
    expect(withSeed(String(Number(seed) + 1), () => halfOf(list))).toEqual(other);
  },
);

test('all takes everything', () => {
  expect(withSeed('all', () => [languagesDrawn(languageCodes), halfOf([1, 2, 3]), halfOf([1, 2, 3], 1)])).toEqual([
    languageCodes,
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
