import { describe, expect, test } from 'vitest';
import { bonusText, chosenBonus, readTerms, termsOf } from './bonus.rules.ts';

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
  ['the terms of the amount', bonus, true, '2000', '1000 5000 30', terms],
  ['nothing while the amount is too small, though it stays chosen', bonus, true, '1999', '-', null],
  ['nothing where it was not chosen', bonus, false, '2000', '', null],
  ['nothing where none is offered any more', null, true, '2000', '', null],
])('a choice keeps %s', (_, offer, isChosen, deposit, kept, read) => {
  expect(chosenBonus(offer, isChosen, deposit)).toBe(kept);
  expect(readTerms(kept)).toEqual(read);
});
