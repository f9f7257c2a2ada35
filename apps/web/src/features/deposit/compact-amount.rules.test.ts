import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { compactParts } from './compact-amount.rules.ts';

const dollars = { ...examples['system.settings'].output, currencySymbol: '$', minorDigits: 2, shownDigits: 2 };
const dong = { ...dollars, currency: 'VND', currencySymbol: '₫', minorDigits: 0, shownDigits: 0 };
const atStart = { ...dollars, currencyPosition: 'start' } as const;
const atEnd = { ...dong, currencyPosition: 'end' } as const;

test.each([
  ['5000', atStart, 'EN', '$50'],
  ['5025', atStart, 'EN', '$50.25'],
  ['200000', atStart, 'EN', '$2K'],
  ['500', atEnd, 'VI', '500 ₫'],
  ['200000', atEnd, 'VI', '200K'],
  ['1500000', atEnd, 'VI', '1,5M'],
] as const)('%s minor units are written short', (amount, settings, language, text) => {
  const { symbol, symbolAt, major, minor } = compactParts(amount, settings, language);
  expect(symbolAt === 'end' ? `${major}${minor} ${symbol}` : symbol + major + minor).toBe(text);
});
