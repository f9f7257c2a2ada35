import { createHash } from 'node:crypto';
import vectors from '@foyer/contract/draw-vectors';
import prizeVectors from '@foyer/contract/prize-vectors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitmentOf, drawFrom } from './draw.rules.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';
import type { Lottery } from './lottery.ts';

const seedOf = (text: string): Buffer => createHash('sha256').update(text).digest();

test('every vector of the contract is drawn as published', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(6);
  for (const { game, issue, seed, commitment, range, numbers, bonus } of vectors) {
    const bytes = Buffer.from(seed, 'base64url');
    expect(commitmentOf(bytes, game, issue)).toBe(commitment);
    expect(drawFrom(bytes, game, issue, range)).toEqual({ numbers, bonus });
  }
});

test.each(prizeVectors)('$game of $issue draws its table of prizes as published', (vector) => {
  const { game, issue, seed, commitment, range, numbers, bonus, prizes } = vector;
  const bytes = Buffer.from(seed, 'base64url');
  expect(commitmentOf(bytes, game, issue)).toBe(commitment);
  expect(drawFrom(bytes, game, issue, range)).toEqual({ numbers, bonus, prizes });
});

test('any seed draws the right count of numbers, in range, without wrong repeats', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(fc.constantFrom(...lotteries), seeds, fc.nat(), ({ code, range }, seed, issue) => {
      const { numbers, bonus } = drawFrom(seed, code, String(issue), range);
      const all = [...numbers, ...bonus];
      expect([numbers.length, bonus.length]).toEqual([range.draw, range.bonus]);
      expect(all.every((n) => Number.isInteger(n) && n >= range.from && n <= range.to)).toBe(true);
      if (range.ordered) return;
      expect(new Set(all).size).toBe(all.length);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});

test('the same seed draws the same numbers, another issue others', () => {
  const { code, range } = lotteryOf('zenith645') as Lottery;
  const seed = seedOf('one');
  expect(drawFrom(seed, code, '7', range)).toEqual(drawFrom(seed, code, '7', range));
  expect(drawFrom(seed, code, '7', range)).not.toEqual(drawFrom(seed, code, '8', range));
  expect(commitmentOf(seed, code, '7')).not.toBe(commitmentOf(seed, code, '8'));
});

/** Pearson's statistic of observed counts against equal ones. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
};

/** Upper 0.1 % point of the chi-square distribution, by Wilson and Hilferty. */
const limitAt = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.0902 * Math.sqrt(2 / (9 * degrees))) ** 3;

test.each(lotteries.map((lottery) => [lottery.name, lottery] as const))(
  '%s draws every number equally often',
  (_, { code, range }) => {
    const counts = Array.from({ length: range.to - range.from + 1 }, () => 0);
    for (let issue = 0; issue < 4000; issue += 1) {
      const { numbers } = drawFrom(seedOf(`uniform ${issue}`), code, String(issue), range);
      for (const n of numbers) counts[n - range.from] = (counts[n - range.from] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limitAt(counts.length - 1));
  },
);

test('each digit position of Moon 3D and each pair of neighbours are equally likely', () => {
  const { code, range } = lotteryOf('moon3d') as Lottery;
  const places = [0, 1, 2].map(() => Array.from({ length: 10 }, () => 0));
  const pairs = Array.from({ length: 100 }, () => 0);
  for (let issue = 0; issue < 5000; issue += 1) {
    const { numbers } = drawFrom(seedOf(`places ${issue}`), code, String(issue), range);
    numbers.forEach((digit, place) => {
      const counts = places[place] as number[];
      counts[digit] = (counts[digit] ?? 0) + 1;
    });
    const pair = (numbers[0] ?? 0) * 10 + (numbers[1] ?? 0);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  for (const counts of places) expect(chiSquare(counts)).toBeLessThan(limitAt(9));
  expect(chiSquare(pairs)).toBeLessThan(limitAt(99));
});

test('the bonus of Zenith 6/45 is every number equally often', () => {
  const { code, range } = lotteryOf('zenith645') as Lottery;
  const counts = Array.from({ length: 45 }, () => 0);
  for (let issue = 0; issue < 6000; issue += 1) {
    const [bonus = 1] = drawFrom(seedOf(`bonus ${issue}`), code, String(issue), range).bonus;
    counts[bonus - 1] = (counts[bonus - 1] ?? 0) + 1;
  }
  expect(chiSquare(counts)).toBeLessThan(limitAt(44));
});
