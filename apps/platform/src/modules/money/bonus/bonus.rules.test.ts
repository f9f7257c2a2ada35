import { expect, test } from 'vitest';
import { termsOf, turnoverOf } from './bonus.rules.ts';

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

test.each<[string, readonly (readonly [stake: bigint, payout: bigint])[], bigint]>([
  ['no bet', [], 0n],
  ['a bet that lost', [[1000n, 0n]], 1000n],
  ['a bet that came back', [[1000n, 1000n]], 0n],
  ['a bet that won little', [[1000n, 1010n]], 10n],
  ['a bet that lost little', [[1000n, 990n]], 10n],
  ['a bet that won twice its stake', [[1000n, 2000n]], 1000n],
  ['a bet that won a thousand times its stake', [[1000n, 1_000_000n]], 1000n],
  ['a stake of nothing that won', [[0n, 500n]], 0n],
  [
    'bets on both sides of a draw',
    [
      [1000n, 1900n],
      [1000n, 0n],
    ],
    100n,
  ],
  [
    'bets that lost',
    [
      [1000n, 0n],
      [500n, 0n],
    ],
    1500n,
  ],
])('what counts for a bonus of %s', (_, bets, turnover) => {
  expect(turnoverOf(bets.map(([stake, payout]) => ({ stake, payout })))).toBe(turnover);
});
