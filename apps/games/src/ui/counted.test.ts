import { expect, test } from 'vitest';
import { countedAt } from './counted.rules.ts';

test.each([
  [0, 61_240n],
  [0.5, 61_270n],
  [1, 61_300n],
  [1.7, 61_300n],
  [-1, 61_240n],
])('at %d of its way an amount stands at %d', (share, amount) => {
  expect(countedAt(61_240n, 61_300n, share)).toBe(amount);
});
