import { expect, test } from 'vitest';
import { moneyIn, oddsText, typedAmount } from './money.ts';

const dollar = { symbol: '$', position: 'start', minorDigits: 2, shownDigits: 2 } as const;
const dong = { symbol: '₫', position: 'end', minorDigits: 0, shownDigits: 0 } as const;

test('amounts have the symbol of the operator and the separators of the language', () => {
  expect(moneyIn(dollar, 'en').full(128450n)).toBe('$1,284.50');
  expect(moneyIn(dollar, 'vi').full(128450n)).toBe('$1.284,50');
  expect(moneyIn(dong, 'vi').full(12845000n)).toBe('12.845.000\u00a0₫');
  expect(moneyIn(dollar, 'my').full(500n)).toBe('$5.00');
  expect(moneyIn(dollar, 'en').full(-5n)).toBe('−$0.05');
});

test('an amount keeps its order in a right-to-left line', () => {
  expect(moneyIn(dong, 'ur', 'rtl').full(10000n)).toBe('\u206610,000\u00a0₫\u2069');
});

test('an amount past the safe integers keeps every digit', () => {
  expect(moneyIn(dong, 'en').full(123456789012345678n)).toBe('123,456,789,012,345,678\u00a0₫');
});

test('chips have short amounts', () => {
  expect([100n, 5000n, 150n].map(moneyIn(dollar, 'en').short)).toEqual(['$1', '$50', '$1.50']);
  expect([10000n, 500000n, 2500000n].map(moneyIn(dong, 'vi').short)).toEqual(['10K', '500K', '2,5M']);
});

test('a prize too long for its space is shortened in the language', () => {
  expect(moneyIn(dollar, 'en').prize(65000000n)).toBe('$650,000');
  expect(moneyIn(dollar, 'en').prize(12500000000n)).toBe('$125 million');
  expect(moneyIn(dong, 'vi').prize(1250000000000n)).toBe('1,3 nghìn tỷ\u00a0₫');
});

test.each([
  ['5', 500n],
  ['5.5', 550n],
  ['5,25', 525n],
  [' 12 ', 1200n],
  ['5.255', null],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['১২.৫', 1250n],
  ['۱۲٫۵', 1250n],
  ['１２', 1200n],
])('typed "%s" is %s minor units', (text, amount) => expect(typedAmount(text, dollar)).toBe(amount));

test('a currency without minor units accepts none', () => {
  expect(typedAmount('5000', dong)).toBe(5000n);
  expect(typedAmount('5000.5', dong)).toBeNull();
});

test.each([
  [
    [190, 190],
    ['1.90', '1.90'],
  ],
  [
    [193, 6800, 193],
    ['1.93', '68.00', '1.93'],
  ],
  [[830], ['8.30']],
  [[130_000], ['1,300']],
  [
    [25_000_000, 1_500],
    ['250,000', '15'],
  ],
])('odds of one bet, %j, read %j: decimals only where one needs them', (all, shown) =>
  expect(all.map((odds) => oddsText(odds, all, 'en'))).toEqual(shown),
);

test('a stake has decimals only where it has minor units', () => {
  expect([100n, 150n].map(moneyIn(dollar, 'en').stake)).toEqual(['$1', '$1.50']);
  expect(moneyIn(dong, 'vi').stake(10000n)).toBe('10.000\u00a0₫');
});
