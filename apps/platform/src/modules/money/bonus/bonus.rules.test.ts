import { expect, test } from 'vitest';
import { termsOf } from './bonus.rules.ts';

const offer = { percent: 50, most: 10_000n, leastDeposit: 2_000n, turnover: 5, days: 30 };

test.each([
  ['one below the least deposit', offer, 1_999n, null],
  ['the least deposit', offer, 2_000n, { amount: 1_000n, stakes: 5_000n, days: 30 }],
  ['a part of a minor unit', offer, 2_001n, { amount: 1_000n, stakes: 5_000n, days: 30 }],
  ['just the largest bonus', offer, 20_000n, { amount: 10_000n, stakes: 50_000n, days: 30 }],
  ['more than the largest bonus', offer, 500_000n, { amount: 10_000n, stakes: 50_000n, days: 30 }],
  [
    'an amount that is no safe number',
    { ...offer, percent: 100, most: 10n ** 18n },
    9_007_199_254_740_993n,
    { amount: 9_007_199_254_740_993n, stakes: 45_035_996_273_704_965n, days: 30 },
  ],
])('the bonus of %s', (_, terms, deposit, expected) => {
  expect(termsOf(terms, deposit)).toEqual(expected);
});
