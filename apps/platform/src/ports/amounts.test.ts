import { describe, expect, test } from 'vitest';
import { decimalOf, minorUnitsOf, wholeUnitsOf } from './amounts.rules.ts';

test.each([
  [5000n, 2, '50.00'],
  [5n, 2, '0.05'],
  [0n, 2, '0.00'],
  [50_000n, 0, '50000'],
  [9_007_199_254_740_993n, 2, '90071992547409.93'],
])('%s minor units with %i digits are %s', (minorUnits, digits, decimal) => {
  expect(decimalOf(minorUnits, digits)).toBe(decimal);
  expect(minorUnitsOf(decimal, digits)).toBe(minorUnits);
});

describe('an amount that a provider writes', () => {
  test.each([
    ['50', 2, 5000n],
    ['50.5', 2, 5050n],
    ['50.500', 2, 5050n],
    ['50.00', 0, 50n],
  ])('%s with %i digits is %s', (text, digits, minorUnits) => {
    expect(minorUnitsOf(text, digits)).toBe(minorUnits);
  });

  test.each(['', '-1', '+1', '1e3', '0x10', 'NaN', '1.', '.5', '01', '1.001', '1,00', ' 1', 50, null, undefined])(
    '%j is none',
    (text) => {
      expect(minorUnitsOf(text, 2)).toBeNull();
    },
  );

  test.each(['', '-1', '1.0', '1e3', '01', '1'.repeat(19), 100, null])('%j is no whole number', (text) => {
    expect(wholeUnitsOf(text)).toBeNull();
  });
});
