import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

const usd = { currency: 'USD', currencySymbol: '$', currencyPosition: 'start', minorDigits: 2 } as const;
const vnd = { currency: 'VND', currencySymbol: '₫', currencyPosition: 'end', minorDigits: 0 } as const;
const brl = { currency: 'BRL', currencySymbol: 'R$', currencyPosition: 'start', minorDigits: 2 } as const;

test.each([
  [5n, usd, 'EN', '$0.05'],
  [123_450n, usd, 'EN', '$1,234.50'],
  [123_450n, usd, 'CN', '$1,234.50'],
  [123_450n, usd, 'MY', '$1,234.50'],
  [123_450n, usd, 'UR', '\u2066$1,234.50\u2069'],
  [123_450n, usd, 'VI', '$1.234,50'],
  [123_450n, brl, 'EN', 'R$\u00a01.234,50'],
  [123_450n, { ...usd, currencySymbol: '' }, 'EN', 'USD\u00a01,234.50'],
  [1_000_000n, vnd, 'VI', '1.000.000\u00a0₫'],
  [1_000_000n, vnd, 'MY', '1,000,000\u00a0₫'],
  [1_000_000n, vnd, 'UR', '\u20661,000,000\u00a0₫\u2069'],
  [900_719_925_474_099_312n, usd, 'EN', '$9,007,199,254,740,993.12'],
] as const)('%s minor units of %j are written in %s as %s', (amount, money, language, text) => {
  expect(amountText(amount, money, language)).toBe(text);
});
