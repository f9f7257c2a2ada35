import { numberShape } from '@foyer/contract/numbers';
import { expect, test } from 'vitest';
import { amountProblem, isWithin } from './amount-problem.rules.ts';

const range = { min: '1000', max: '5000' };
const words = (minorDigits: number) => ({
  form: { minorDigits, shape: numberShape('en') },
  money: (units: string) => `¤${units}`,
});

test.each([
  ['empty', 2, { text: 'deposit.amountMissing' }],
  ['unreadable', 2, { text: 'deposit.amountUnreadable', values: { example: '1,000.50' } }],
  ['zero', 2, { text: 'deposit.amountNotAboveZero' }],
  ['negative', 2, { text: 'deposit.amountNotAboveZero' }],
  ['tooPrecise', 2, { text: 'deposit.amountTooPrecise', values: { most: 2 } }],
  ['tooPrecise', 0, { text: 'deposit.amountNotWhole' }],
  ['tooLarge', 2, { text: 'deposit.amountOutOfRange', values: { min: '¤1000', max: '¤5000' } }],
] as const)('%s with %i digits has its sentence', (fault, digits, shown) => {
  expect(amountProblem(fault, words(digits), range)).toEqual({ at: 'amount', ...shown });
});

test.each([
  ['999', false],
  ['1000', true],
  ['5000', true],
  ['5001', false],
])('%s is within the limits: %s', (amount, expected) => {
  expect(isWithin(amount, range)).toBe(expected);
});
