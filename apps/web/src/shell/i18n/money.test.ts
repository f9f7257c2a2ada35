import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, moneyParts } from './money.ts';

const usd = {
  currency: 'USD',
  currencySymbol: '$',
  currencyPosition: 'start',
  minorDigits: 2,
  shownDigits: 2,
} as const;
const vnd = { currency: 'VND', currencySymbol: '₫', currencyPosition: 'end', minorDigits: 0, shownDigits: 0 } as const;
const brl = {
  currency: 'BRL',
  currencySymbol: 'R$',
  currencyPosition: 'start',
  minorDigits: 2,
  shownDigits: 2,
} as const;
/** The no-break space reads like a space. */
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

test.each([
  ['123450', usd, 'EN', '$1,234.50'],
  ['-5', usd, 'EN', '-$0.05'],
  ['0', usd, 'EN', '$0.00'],
  ['1234567', vnd, 'VI', '1.234.567 ₫'],
  ['1234567', vnd, 'EN', '1,234,567 ₫'],
  ['123450', brl, 'EN', 'R$ 1.234,50'],
  ['123450', brl, 'CN', 'R$ 1.234,50'],
  ['123456789', usd, 'MY', '$1,234,567.89'],
  ['123450', { ...usd, currencySymbol: 'RM' }, 'EN', 'RM 1,234.50'],
  ['123450', { ...usd, currency: 'USDT', currencySymbol: 'USDT' }, 'EN', 'USD 1,234.50'],
  ['123450', { ...usd, currency: 'USDT(TRC20)', currencySymbol: 'usdt(trc20)' }, 'EN', 'USD 1,234.50'],
  ['123450', { ...usd, currency: 'TLB', currencySymbol: 'TLB' }, 'EN', 'PHP 1,234.50'],
  ['123450', { ...usd, currency: 'brl', currencySymbol: 'R$' }, 'EN', 'R$ 1.234,50'],
  ['123450', { ...usd, currency: 'XXT', currencySymbol: '' }, 'EN', 'XXT 1,234.50'],
  ['123450', { ...usd, currency: '?', currencySymbol: '?' }, 'EN', '?1,234.50'],
] as const)('CU-01 %s minor units in %j read %s: %s', (amount, settings, language, text) => {
  expect(plain(formatMoney(amount, settings, language))).toBe(text);
});

test.each([
  ['123449', 0, '$1,234'],
  ['123450', 0, '$1,235'],
  ['-123450', 0, '-$1,235'],
  ['99995', 1, '$1,000.0'],
  ['49', 0, '$0'],
  ['-49', 0, '$0'],
])('CU-01 %s rounded by the setting of %i digits is %s', (amount, shownDigits, text) => {
  expect(formatMoney(amount, { ...usd, shownDigits }, 'EN')).toBe(text);
});

test('CU-01 no amount is a float: the largest keep every digit', () => {
  expect(formatMoney('999999999999999999', usd, 'EN')).toBe('$9,999,999,999,999,999.99');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (units) => {
      const { major, minor } = moneyParts(String(units), usd, 'EN');
      return BigInt(major.replace(/,/g, '') + minor.slice(1)) === units;
    }),
  );
});
