import { expect, test } from 'vitest';
import { currencyCode, currencySign } from './currency.ts';
import { usualDigits } from './usual-digits.ts';

test.each([
  ['TLB', 'PHP'],
  ['tlb', 'PHP'],
  ['TLB2', 'PHP'],
  ['USDT', 'USD'],
  ['USDT(TRC20)', 'USD'],
  ['usd', 'USD'],
  ['VND', 'VND'],
  ['BRL', 'BRL'],
  ['K', 'K'],
  ['', ''],
])('CU-01 the code %s is %s', (given, code) => {
  expect(currencyCode(given)).toBe(code);
});

test.each([
  ['USD', '$', '$'],
  ['USDT', '₮', '₮'],
  ['USDT', 'USDT', 'USD'],
  ['usdt', 'USDT', 'USD'],
  ['TLB', 'TLB', 'PHP'],
  ['TLB', '', 'PHP'],
  ['PHP', ' ₱ ', '₱'],
])('CU-01 the symbol of %s written as %j is %s: a symbol equal to the code follows its rule', (code, symbol, sign) => {
  expect(currencySign(code, symbol)).toBe(sign);
});

test.each([
  ['USD', 2],
  ['VND', 0],
  ['JPY', 0],
  ['KWD', 3],
  ['USDT', 2],
  ['XXT', 2],
  ['1?', 2],
  ['', 2],
])('CU-01 the code %s has %i minor digits by default', (code, digits) => {
  expect(usualDigits(code)).toBe(digits);
});
