import { languageCodes } from '@foyer/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languagesOfThisRun } from '../journeys/chosen-languages.ts';
import { chooseSeed, halfOf, seedOfRun, shareOf } from './run-seed.mjs';

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

test('nothing is chosen without a seed', () => {
  expect(() => halfOf([1, 2])).toThrow('The run has no seed');
});

test('every seed chooses eight or nine languages, English among them, and some seed each language', () => {
  const choices = Array.from({ length: 40 }, (_, seed) =>
    withSeed(String(seed), () => languagesOfThisRun(languageCodes)),
  );
  for (const chosen of choices) {
    expect(chosen).toContain('EN');
    expect([8, 9]).toContain(chosen.length);
  }
  expect(new Set(choices.flat())).toEqual(new Set(languageCodes));
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

test('four seeds in a row take each of a list once, in quarters', () => {
  const list = Array.from({ length: 10 }, (_, at) => at);
  const taken = ['41', '42', '43', '44'].map((seed) => withSeed(seed, () => shareOf(list, 4)) ?? []);
  expect(taken.flat().sort((a, b) => a - b)).toEqual(list);
  for (const each of taken) expect([2, 3]).toContain(each.length);
});

test('all takes everything', () => {
  expect(
    withSeed('all', () => [
      languagesOfThisRun(languageCodes),
      halfOf([1, 2, 3]),
      halfOf([1, 2, 3], 1),
      shareOf([1, 2, 3], 4),
    ]),
  ).toEqual([languageCodes, [1, 2, 3], [1, 2, 3], [1, 2, 3]]);
});
