// Amounts of an operator in shared texts.
import type { LanguageCode } from '@foyer/contract';
import { expect, test } from 'vitest';
import { filler } from './placeholders.ts';
import type { MerchantFile } from './schema.ts';

const filled = (settings: object, stake: string, language: LanguageCode): string => {
  // Only what a sentence of amounts needs.
  const file = {
    settings: { currencyPosition: 'start', minorDigits: 2, shownDigits: 2, register: { terms: {} }, ...settings },
    stake: { min: stake, max: stake },
    passwordRules: {},
    demoCredit: stake,
  } as unknown as MerchantFile;
  return filler(file)({ EN: '', [language]: '{minStake}' })[language] ?? '';
};

test.each([
  ['of reais as Brazil writes it', { currency: 'BRL', currencySymbol: 'R$' }, 'EN', '123450', 'R$\u00a01.234,50'],
  ['with a gap after letters', { currency: 'USD', currencySymbol: '' }, 'EN', '123450', 'USD\u00a01,234.50'],
  ['in the digits that pages show', { currency: 'USD', currencySymbol: '$', shownDigits: 0 }, 'VI', '123450', '$1.235'],
  [
    'to the last unit of a long one',
    { currency: 'USD', currencySymbol: '$' },
    'EN',
    '900719925474099312',
    '$9,007,199,254,740,993.12',
  ],
  [
    'from left to right in Urdu',
    { currency: 'VND', currencySymbol: '₫', currencyPosition: 'end', minorDigits: 0, shownDigits: 0 },
    'UR',
    '1000000',
    '\u20661,000,000\u00a0₫\u2069',
  ],
] as const)('a shared text holds an amount %s', (_, settings, language, stake, text) => {
  expect(filled(settings, stake, language)).toBe(text);
});
