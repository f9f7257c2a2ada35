import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from './languages.ts';
import { formatCount, groupDigits, numberShape } from './numbers.ts';
import { formatPercent } from './percent.ts';

const asWritten: Readonly<Record<string, readonly [four: string, seven: string, decimal: string]>> = {
  EN: ['1,234', '1,234,567', '.'],
  ES: ['1234', '1.234.567', ','],
  FR: ['1\u202f234', '1\u202f234\u202f567', ','],
  HI: ['1,234', '12,34,567', '.'],
  BN: ['1,234', '12,34,567', '.'],
  NE: ['1,234', '12,34,567', '.'],
  TA: ['1,234', '12,34,567', '.'],
  ID: ['1.234', '1.234.567', ','],
  PT: ['1234', '1\u00a0234\u00a0567', ','],
  'PT-BR': ['1.234', '1.234.567', ','],
  TR: ['1.234', '1.234.567', ','],
  VI: ['1.234', '1.234.567', ','],
};

describe('numbers in western digits', () => {
  test.each(languageCodes)('%s', (code) => {
    const shape = numberShape(languages[code].tag);
    const written = asWritten[code] ?? asWritten.EN;
    expect([groupDigits('1234', shape), groupDigits('1234567', shape), shape.decimal]).toEqual(written);
  });

  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['999999999999999999', '999,999,999,999,999,999'],
  ])('%s reads %s', (digits, text) => expect(groupDigits(digits, numberShape('en'))).toBe(text));
});

test.each([
  ['en', '1,204'],
  ['my', '1,204'],
  ['bn', '1,204'],
  ['ne', '1,204'],
])('a count in %s reads %s', (tag, text) => expect(formatCount(1204, tag)).toBe(text));

const shares: Readonly<Record<string, string>> = {
  ES: '25,5\u00a0%',
  FR: '25,5\u202f%',
  TR: '%25,5',
  ID: '25,5%',
  PT: '25,5%',
  'PT-BR': '25,5%',
  VI: '25,5%',
};

test.each(languageCodes)('a share in %s', (code) => {
  expect(formatPercent(2550, languages[code].tag)).toBe(shares[code] ?? '25.5%');
});

test.each([
  [100, undefined, '1%'],
  [50, undefined, '0.5%'],
  [9160, 1, '91.6%'],
  [9500, 1, '95.0%'],
  [4850, 2, '48.50%'],
  [3, 2, '0.03%'],
] as const)('%i basis points with %s places read %s', (points, places, text) =>
  expect(formatPercent(points, 'en', places)).toBe(text),
);
