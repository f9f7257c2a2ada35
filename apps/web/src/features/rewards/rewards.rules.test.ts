import { expect, test } from 'vitest';
import { leftOf, percentOf, timeLeft } from './rewards.rules.ts';

test.each([
  ['0', '3', 0, '3'],
  ['1', '3', 33, '2'],
  ['2', '3', 66, '1'],
  ['3', '3', 100, '0'],
  ['4', '3', 100, '0'],
  ['9999', '10000', 99, '1'],
  ['-5', '10', 0, '15'],
  ['0', '0', 100, '0'],
])('%s of %s is %s per cent, and %s is left', (done, goal, percent, left) => {
  expect([percentOf(done, goal), leftOf(done, goal)]).toEqual([percent, left]);
});

test('a time is written in days, and as a clock on its last day', () => {
  expect(timeLeft(3 * 86_400 + 5)).toEqual({ days: 3 });
  expect(timeLeft(86_400)).toEqual({ days: 1 });
  expect(timeLeft(86_399)).toEqual({ seconds: 86_399 });
  expect(timeLeft(0)).toEqual({ seconds: 0 });
});
