import { expect, test } from 'vitest';
import { moneyIn, oddsText, typedAmount } from './money.ts';

const dollar = { code: 'USD', symbol: '$', position: 'start', minorDigits: 2, shownDigits: 2 } as const;
const dong = { code: 'VND', symbol: '₫', position: 'end', minorDigits: 0, shownDigits: 0 } as const;
const real = { ...dollar, code: 'BRL', symbol: 'R$' };
const dinar = { ...dollar, code: 'KWD', minorDigits: 3, shownDigits: 3 };
const wholeDollar = { ...dollar, shownDigits: 0 };

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

test.each(['en', 'es', 'pt', 'vi'])('CU-01 the real is written in the shape of Brazil, and read so, in %s', (tag) => {
  const { full, short, stake, prize } = moneyIn(real, tag);
  expect([full(123450n), short(150n), stake(500n), prize(6500000n)]).toEqual([
    'R$\u00a01.234,50',
    'R$\u00a01,50',
    'R$\u00a05',
    'R$\u00a065.000',
  ]);
  expect(short(250000n)).toBe('R$\u00a02,5K');
  expect(typedAmount('1.234,50', real, tag)).toBe(123450n);
});

test.each([
  [dollar, '109950', '$1,099.50'],
  [wholeDollar, '109950', '$1,100'],
  [{ ...dinar, shownDigits: 2 }, '1099999', '$1,100.00'],
  [{ ...dong, shownDigits: 2 }, '50', '50\u00a0₫'],
  [wholeDollar, '-150', '−$2'],
  [wholeDollar, '-49', '$0'],
])('CU-01 a balance of %j is rounded as on the site: %s is %s', (currency, amount, text) => {
  expect(moneyIn(currency, 'en').rounded(BigInt(amount))).toBe(text);
});

test('a stake is never rounded: what is shown is what is sent', () => {
  const { full, short, stake } = moneyIn(wholeDollar, 'en');
  expect([full, short, stake].map((write) => write(150n))).toEqual(['$1.50', '$1.50', '$1.50']);
  expect([full, short, stake].map((write) => write(200n))).toEqual(['$2', '$2', '$2']);
  expect(typedAmount('1.5', wholeDollar, 'en')).toBe(150n);
});

test.each([
  [dong, 'vi', '50.000', 50000n],
  [dong, 'en', '50,000', 50000n],
  [dong, 'vi', '50,000', null],
  [dollar, 'en', '1,000', 100000n],
  [dollar, 'en', '1.000', null],
  [dollar, 'vi', '1.000', 100000n],
  [dinar, 'en', '1.500', 1500n],
  [dinar, 'en', '1,500', 1500000n],
  [dinar, 'vi', '1,500', 1500n],
  [dinar, 'vi', '1.500', 1500000n],
])('of %j in %s, "%s" is read as %s minor units, as the form of a deposit reads it', (currency, tag, text, amount) => {
  expect(typedAmount(text, currency, tag)).toBe(amount);
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
])('typed "%s" is %s minor units', (text, amount) => expect(typedAmount(text, dollar, 'en')).toBe(amount));

test('a currency without minor units accepts none', () => {
  expect(typedAmount('5000', dong, 'vi')).toBe(5000n);
  expect(typedAmount('5000.5', dong, 'vi')).toBeNull();
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
