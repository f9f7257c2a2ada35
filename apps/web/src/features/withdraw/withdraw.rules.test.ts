import type { PayoutAccount } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { numberShape } from '@foyer/contract/numbers';
import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../kit/payment/payment.rules.ts';
import type { WithdrawInfo } from './withdraw.data.ts';
import {
  accountOf,
  canWithdraw,
  checkEntry,
  firstAccount,
  isReady,
  missingStakes,
  mostOf,
  openIdentityCheck,
  picksOf,
  timeText,
  waysToAdd,
} from './withdraw.rules.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const later = '2026-11-24T12:01:00.000Z';
const [sample] = examples['relay.withdrawAccountInfo'].output.fullBankCardList as [PayoutAccount];
const ready: PayoutAccount = { ...sample, id: 'ready', usableFrom: null };
const cooling: PayoutAccount = { ...sample, id: 'cooling', usableFrom: later };
const money = (withdrawable: string | null) => ({
  cash: '100000',
  held: '0',
  bonus: '0',
  withdrawable,
  currency: 'USD',
});
const info: WithdrawInfo = {
  accounts: [cooling, ready],
  kinds: [],
  balance: money('100000'),
  turnover: null,
  bonus: null,
  identityCheck: null,
  rules: { min: '1000', max: '500000', minutes: 60 },
};
const words = { form: { minorDigits: 2, shape: numberShape('en') }, money: (units: string) => `¤${units}` };
const check = (typed: string, account = 'ready', change: Partial<WithdrawInfo> = {}) =>
  checkEntry({ account, typed }, { ...info, ...change }, words, now);

describe('an identity check that larger withdrawals wait for', () => {
  const demand = (status: 'none' | 'waiting' | 'approved' | 'refused') => ({
    identityCheck: { from: '50000', status },
  });

  test.each(['none', 'waiting', 'refused'] as const)(
    'one that is %s holds back its amount, not one below',
    (status) => {
      expect(check('500', 'ready', demand(status))).toMatchObject({
        problem: { at: 'amount', text: 'withdraw.identityRefused' },
      });
      expect(check('499.99', 'ready', demand(status))).toMatchObject({ choice: { amount: '49999' } });
      expect(openIdentityCheck({ ...info, ...demand(status) })).toEqual({ from: '50000', status });
    },
  );

  test('one that is approved holds back nothing, nor does one that no amount reaches', () => {
    expect(check('500', 'ready', demand('approved'))).toMatchObject({ choice: { amount: '50000' } });
    expect(openIdentityCheck({ ...info, ...demand('approved') })).toBeNull();
    expect(openIdentityCheck({ ...info, ...demand('none'), balance: money('49999') })).toBeNull();
    expect(openIdentityCheck(info)).toBeNull();
  });
});

describe('what is entered', () => {
  test.each([
    ['10', '1000'],
    ['1,000.00', '100000'],
  ])('%s is a withdrawal', (typed, amount) => {
    expect(check(typed)).toEqual({ choice: { account: ready, amount } });
  });

  test.each([
    ['', 'deposit.amountMissing'],
    ['abc', 'deposit.amountUnreadable'],
    ['0', 'deposit.amountNotAboveZero'],
    ['10.005', 'deposit.amountTooPrecise'],
    ['9.99', 'deposit.amountOutOfRange'],
    ['5000.01', 'deposit.amountOutOfRange'],
    ['1000.01', 'withdraw.amountTooMuch'],
  ])('%j is refused at the field', (typed, text) => {
    expect(check(typed)).toMatchObject({ problem: { at: 'amount', text } });
  });

  test('everything that is wrong comes at once, in the order of the fields', () => {
    const checked = check('', 'cooling');
    const problems = 'problem' in checked ? problemsIn(checked.problem) : [];
    expect(problems.map(({ at }) => at)).toEqual(['account', 'amount']);
  });

  test.each(['', 'cooling', 'unknown'])('the account %j cannot be chosen', (account) => {
    expect(check('10', account)).toMatchObject({ problem: { at: 'account', text: 'withdraw.accountMissing' } });
  });

  test('without a balance the limits alone hold', () => {
    expect(check('5000', 'ready', { balance: null })).toMatchObject({ choice: { amount: '500000' } });
  });
});

describe('what may leave', () => {
  test.each([
    ['100000', '100000', true],
    ['900000', '500000', true],
    ['999', '999', false],
    ['0', '0', false],
    [null, '100000', true],
  ])('of %s at most %s, possible: %s', (withdrawable, most, possible) => {
    const given = { ...info, balance: money(withdrawable) };
    expect([mostOf(given), canWithdraw(given)]).toEqual([most, possible]);
  });

  test.each([
    [
      '100000',
      [
        ['withdraw.pickQuarter', '25000'],
        ['withdraw.pickHalf', '50000'],
        ['withdraw.pickAll', '100000'],
      ],
    ],
    // A part never has a fraction of the smallest unit.
    [
      '10001',
      [
        ['withdraw.pickQuarter', '2500'],
        ['withdraw.pickHalf', '5000'],
        ['withdraw.pickAll', '10001'],
      ],
    ],
    ['1500', [['withdraw.pickAll', '1500']]],
    [
      '1200000',
      [
        ['withdraw.pickQuarter', '300000'],
        ['withdraw.pickMost', '500000'],
      ],
    ],
    ['999', []],
  ])('of %s these amounts can be tapped', (withdrawable, picks) => {
    const found = picksOf({ ...info, balance: money(withdrawable) });
    expect(found.map(({ text, amount }) => [text, amount])).toEqual(picks);
  });

  test('nothing can be tapped where the balance is not known', () => {
    expect(picksOf({ ...info, balance: null })).toEqual([]);
  });

  test.each([
    [null, null],
    [{ required: '5000', done: '5000' }, null],
    [
      { required: '5000', done: '3800' },
      { amount: '1200', percent: 76 },
    ],
    [
      { required: '5000', done: '-100' },
      { amount: '5100', percent: 0 },
    ],
  ])('stakes of %j leave %j to be made', (turnover, missing) => {
    expect(missingStakes(turnover)).toEqual(missing);
  });
});

test.each([
  [null, true],
  ['2026-11-24T12:00:00.000Z', true],
  // The page's time may be this far behind the platform's.
  ['2026-11-24T12:00:02.000Z', true],
  ['2026-11-24T12:00:02.001Z', false],
  [later, false],
])('an account that is usable from %s is ready: %s', (usableFrom, expected) => {
  expect(isReady({ usableFrom }, now)).toBe(expected);
});

test.each([
  [undefined, 'ready'],
  ['ready', 'ready'],
  ['cooling', 'ready'],
])('after %s the form begins with %s', (kept, id) => {
  expect(firstAccount(kept, info, now)).toBe(id);
});

test.each([
  ['the only one that is ready', '', [ready, cooling], ready.id],
  ['none where several are ready', '', [ready, { ...ready, id: 'other' }], ''],
  ['none while none is ready', '', [cooling], ''],
  ['the one that the member chose', 'other', [ready, { ...ready, id: 'other' }], 'other'],
])('a form in which the page stays open chooses %s', (_, chosen, accounts, id) => {
  expect(accountOf(chosen, { accounts }, now)).toBe(id);
});

test('without a ready account none is chosen', () => {
  expect(firstAccount(undefined, { ...info, accounts: [cooling] }, now)).toBe('');
});

test.each([
  [[], ['addBankCard']],
  [['bankCard'], ['addBankCard']],
  [
    ['bankCard', 'pix'],
    ['addBankCard', 'addBankCardPix'],
  ],
  [['pix'], ['addBankCardPix']],
] as const)('kinds %j are added at %j', (kinds, pages) => {
  expect(waysToAdd(kinds.map((kind) => ({ kind, issuers: [] }))).map(({ to }) => to)).toEqual(pages);
});

test.each([
  [0, null],
  [45, { text: 'withdraw.withinMinutes', values: { minutes: 45 } }],
  [60, { text: 'withdraw.withinHours', values: { hours: 1 } }],
  [2880, { text: 'withdraw.withinDays', values: { days: 2 } }],
])('%i minutes are told in words', (minutes, phrase) => {
  expect(timeText({ minutes })).toEqual(phrase);
});

describe('without limits of the back end', () => {
  const free: WithdrawInfo = { ...info, accounts: [ready], balance: null, rules: null };

  test('any amount that can be typed is sent', () => {
    expect(canWithdraw(free)).toBe(true);
    for (const [typed, amount] of [
      ['0.01', '1'],
      ['123456789.00', '12345678900'],
    ] as const)
      expect(checkEntry({ account: 'ready', typed }, free, words, now)).toEqual({ choice: { account: ready, amount } });
  });

  test('no more is sent than may leave, and no time is promised', () => {
    const known = { ...free, balance: money('5000') };
    expect([mostOf(known), canWithdraw({ ...known, balance: money('0') })]).toEqual(['5000', false]);
    expect(picksOf(known).at(-1)).toEqual({ text: 'withdraw.pickAll', amount: '5000' });
    expect(timeText(null)).toBeNull();
  });
});
