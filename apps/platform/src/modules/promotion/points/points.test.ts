import { expect, test } from 'vitest';
import { earnedBy } from './points.rules.ts';

test.each([
  // amount, stakes over all time with it, stakes per point, points
  [100n, 100n, '100', 1n],
  [50n, 50n, '100', 0n],
  [50n, 100n, '100', 1n],
  [250n, 299n, '100', 2n],
  [1n, 300n, '100', 1n],
  [1_000n, 1_000n, '1', 1_000n],
  [1_000n, 1_000n, null, 0n],
])('a bet of %s, stakes of %s, one point for %s: %s points', (amount, stakes, unit, points) => {
  expect(earnedBy(amount, stakes, unit)).toBe(points);
});
