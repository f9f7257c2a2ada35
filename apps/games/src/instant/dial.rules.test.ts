import { expect, test } from 'vitest';
import { eased, passedAt, pointAt } from './dial.rules.ts';

test('the half circle runs from the left over the top to the right', () => {
  expect([pointAt(0), pointAt(0.5), pointAt(1)]).toEqual([
    [38, 152],
    [160, 30],
    [282, 152],
  ]);
});

test.each([
  [0, 100],
  [1, 341],
])('at %i of its time the beam stands at %i', (share, multiple) => {
  expect(passedAt(share, 341)).toBe(multiple);
});

test('the beam never passes its result, and never turns back', () => {
  const way = Array.from({ length: 101 }, (_, at) => passedAt(at / 100, 98_765));
  expect(way).toEqual(way.toSorted((one, other) => one - other));
  expect(Math.max(...way)).toBe(98_765);
  expect(eased(1.2)).toBe(1);
});
