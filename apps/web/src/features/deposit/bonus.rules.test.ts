import { describe, expect, test } from 'vitest';
import { bonusText, keptTerms, readTerms, termsOf } from './bonus.rules.ts';

const bonus = { title: 'Bonus', percent: 50, most: '10000', leastDeposit: '2000', turnover: 5, days: 30 };
const terms = { amount: '1000', stakes: '5000', days: 30 };

describe('what the bonus comes to', () => {
  test.each([
    ['without an offer', null, '5000', null],
    ['before an amount is entered', bonus, null, null],
    ['of a deposit that is too small', bonus, '1999', null],
    ['of the least deposit', bonus, '2000', terms],
    ['of a part of a minor unit', bonus, '2001', terms],
    ['at its largest', bonus, '500000', { amount: '10000', stakes: '50000', days: 30 }],
    [
      'of half per cents and turnovers',
      { ...bonus, percent: 12.5, turnover: 1.5 },
      '2000',
      { amount: '250', stakes: '375', days: 30 },
    ],
    ['that is nothing', { ...bonus, percent: 0 }, '2000', null],
  ])('%s', (_, offer, deposit, expected) => {
    expect(termsOf(offer, deposit)).toEqual(expected);
  });
});

test('the card names the terms, and before an amount the offer', () => {
  const money = (minorUnits: string): string => `$${minorUnits}`;
  expect(bonusText(bonus, terms, money)).toEqual({
    text: 'deposit.bonusTerms',
    values: { amount: '$1000', stakes: '$5000', days: 30 },
  });
  expect(bonusText(bonus, null, money)).toEqual({
    text: 'deposit.bonusOffer',
    values: { percent: 50, most: '$10000', least: '$2000', turnover: 5, days: 30 },
  });
});

test.each([
  [keptTerms(terms), terms],
  ['', null],
  ['1000 5000', null],
  [undefined, null],
])('terms in a draft are read again: %j', (kept, expected) => {
  expect(readTerms(kept)).toEqual(expected);
});
