import type { DepositMethod, DepositOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { numberShape } from '@foyer/contract/numbers';
import { describe, expect, test } from 'vitest';
import { arrivingOf, checkEntry, choiceToRepeat, feeOf, feeText, timeText } from './deposit.rules.ts';

const [card] = examples['relay.depositSettings'].output.methods as [DepositMethod];
const pix: DepositMethod = { ...card, code: 'pix', kind: 'pix', title: 'PIX', fee: { fixed: '0', rate: 0 } };
const methods = [card, pix];
const wording = { form: { minorDigits: 2, shape: numberShape('en') }, money: (units: string) => `¤${units}` };
const whole = { ...wording, form: { minorDigits: 0, shape: numberShape('vi') } };
const order = examples['wallet.deposit'].output as DepositOrder;

describe('what is entered', () => {
  test.each([
    ['10', '1000'],
    ['5,000.00', '500000'],
    ['50.25', '5025'],
  ])('%s is a deposit', (typed, amount) => {
    expect(checkEntry({ method: 'card', typed }, methods, wording)).toEqual({ choice: { method: card, amount } });
  });

  test.each([
    ['', 'deposit.amountMissing'],
    ['abc', 'deposit.amountUnreadable'],
    ['0', 'deposit.amountNotAboveZero'],
    ['-5', 'deposit.amountNotAboveZero'],
    ['10.005', 'deposit.amountTooPrecise'],
    ['9.99', 'deposit.amountOutOfRange'],
    ['5000.01', 'deposit.amountOutOfRange'],
    ['9'.repeat(40), 'deposit.amountOutOfRange'],
  ])('%j is refused at the field', (typed, text) => {
    expect(checkEntry({ method: 'card', typed }, methods, wording)).toMatchObject({ problem: { at: 'amount', text } });
  });

  test('a refusal names the limits of the method and shows an amount in the language', () => {
    const problem = (typed: string, words = wording) => checkEntry({ method: 'card', typed }, methods, words);
    expect(problem('1')).toMatchObject({ problem: { values: { min: '¤1000', max: '¤500000' } } });
    expect(problem('x')).toMatchObject({ problem: { values: { example: '1,000.50' } } });
    expect(problem('x', whole)).toMatchObject({ problem: { values: { example: '1.000' } } });
    expect(problem('1,5', whole)).toMatchObject({ problem: { text: 'deposit.amountNotWhole' } });
  });

  test('a deposit without a method that is offered is refused at the list', () => {
    const missing = { problem: { at: 'method', text: 'deposit.methodMissing' } };
    expect(checkEntry({ method: 'cash', typed: '10' }, methods, wording)).toEqual(missing);
  });
});

describe('what a deposit costs', () => {
  test.each([
    [{ fixed: '0', rate: 0 }, '5000', '0', '5000', { text: 'deposit.noFee' }],
    [{ fixed: '0', rate: 150 }, '5000', '75', '4925', { text: 'deposit.feeRate', values: { percent: '1.5' } }],
    // A share is rounded up, as the platform does.
    [{ fixed: '0', rate: 150 }, '1001', '16', '985', { text: 'deposit.feeRate', values: { percent: '1.5' } }],
    [{ fixed: '100', rate: 0 }, '5000', '100', '4900', { text: 'deposit.feeFixed', values: { fixed: '¤100' } }],
    [
      { fixed: '100', rate: 25 },
      '5000',
      '113',
      '4887',
      { text: 'deposit.feeBoth', values: { fixed: '¤100', percent: '0.25' } },
    ],
    [{ fixed: '9000', rate: 0 }, '5000', '9000', '0', { text: 'deposit.feeFixed', values: { fixed: '¤9000' } }],
  ])('%j of %s is %s', (fee, amount, taken, arriving, words) => {
    const choice = { method: { ...card, fee }, amount };
    expect([feeOf(choice), arrivingOf(choice)]).toEqual([taken, arriving]);
    expect(feeText(choice.method, wording)).toEqual(words);
  });
});

test.each([
  [0, { text: 'deposit.atOnce' }],
  [5, { text: 'deposit.aboutMinutes', values: { minutes: 5 } }],
  [90, { text: 'deposit.aboutHours', values: { hours: 2 } }],
  [2880, { text: 'deposit.aboutDays', values: { days: 2 } }],
])('%i minutes are told in words', (minutes, words) => {
  expect(timeText({ minutes })).toEqual(words);
});

describe('the deposit that is offered once more', () => {
  test.each<[string, readonly Partial<DepositOrder>[], unknown]>([
    ['the last that succeeded', [{ status: 'failed', amount: '2000' }, { status: 'succeeded' }], [card, '5000']],
    ['else the last', [{ status: 'failed', amount: '2000' }, { status: 'expired' }], [card, '2000']],
    ['never one that waits', [{ status: 'pending' }, { status: 'failed', amount: '2000' }], [card, '2000']],
    ['none where the only one waits', [{ status: 'pending' }], null],
    ['none without orders', [], null],
    ['none outside of the limits', [{ status: 'succeeded', amount: '500001' }], null],
    ['none whose method is gone', [{ status: 'succeeded', kind: 'eWallet', method: 'Wallet' }], null],
    ['one whose method has another title', [{ status: 'succeeded', kind: 'pix', method: 'Pix' }], [pix, '5000']],
  ])('is %s', (_, orders, expected) => {
    const found = choiceToRepeat(
      orders.map((change) => ({ ...order, ...change })),
      methods,
    );
    expect(found && [found.method, found.amount]).toEqual(expected);
  });
});
