import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test.each([
  [5n, { currency: 'USD', minorDigits: 2 }, 'EN', '$0.05'],
  [123_450n, { currency: 'USD', minorDigits: 2 }, 'EN', '$1,234.50'],
  [1_000_000n, { currency: 'VND', minorDigits: 0 }, 'VI', '1.000.000\u00a0₫'],
  [900_719_925_474_099_312n, { currency: 'USD', minorDigits: 2 }, 'EN', '$9,007,199,254,740,993.12'],
] as const)('%s minor units of %j are written in %s as %s', (amount, money, language, text) => {
  expect(amountText(amount, money, language)).toBe(text);
});
