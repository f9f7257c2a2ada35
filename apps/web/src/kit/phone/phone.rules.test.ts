import { createRequire } from 'node:module';
import { countries } from 'virtual:countries';
import type { MetadataJson } from 'libphonenumber-js/core';
import { describe, expect, test } from 'vitest';
import { createPhoneReader } from './phone.rules.ts';
import { type DialingCountry, joinedNumber } from './phone.ts';

const codes: Readonly<Record<string, string>> = {
  PH: '63',
  VN: '84',
  BD: '880',
  TW: '886',
  GB: '44',
  BR: '55',
  MM: '95',
};
const served: readonly DialingCountry[] = Object.entries(codes).map(([countryCode, countryDialingCode]) => ({
  countryCode,
  countryDialingCode,
}));
const chunk = await countries.aurora?.metadata();
const reader = createPhoneReader(chunk?.metadata ?? null, served);
const country = (code: string): DialingCountry => ({ countryCode: code, countryDialingCode: codes[code] ?? '' });

describe('SM-02 typed text becomes dialing code and number, joined with a leading plus', () => {
  test.each([
    ['a national number with its trunk zero', '0917 123 4567', 'PH', 'PH', '+639171234567'],
    ['a national number without it', '9171234567', 'PH', 'PH', '+639171234567'],
    ['a whole number of the same country', '+63 917 123 4567', 'PH', 'PH', '+639171234567'],
    ['a whole number of another country', '+84 912 345 678', 'PH', 'VN', '+84912345678'],
    ['the dialing code behind 00', '0084912345678', 'PH', 'VN', '+84912345678'],
    ['the dialing code of the country shown behind 00', '0063 917 123 4567', 'PH', 'PH', '+639171234567'],
    ['the dialing code without a plus', '639171234567', 'PH', 'PH', '+639171234567'],
    ['a trunk zero in brackets', '+63 (0)917 123 4567', 'VN', 'PH', '+639171234567'],
    ['hyphens and dots', '0917-123.4567', 'PH', 'PH', '+639171234567'],
    ['Arabic digits', '٠٩١٧١٢٣٤٥٦٧', 'PH', 'PH', '+639171234567'],
    ['Burmese digits', '၀၉၇၇၁၂၃၄၅၆၇', 'MM', 'MM', '+959771234567'],
    ['marks of writing direction, as copied from contacts', '\u202a+84 912 345 678\u202c', 'PH', 'VN', '+84912345678'],
  ])('%s', (_, typed, kept, found, number) => {
    const reading = reader.settle(typed, country(kept));
    expect(reading).toMatchObject({ country: found, problem: null });
    expect(joinedNumber(reading)).toBe(number);
  });
});

describe('a wrong number is shown with its rule', () => {
  test.each([
    ['nothing', '', 'missing'],
    ['too few digits', '0917 123', 'tooShort'],
    ['25 digits', '0912345678901234567890123', 'tooLong'],
    ['a digit too many', '0917123456789', 'tooLong'],
    ['letters', '0917abc4567', 'letters'],
    ['markup', '<b>0917</b>', 'letters'],
    ['a landline', '+44 20 7946 0958', 'notMobile'],
    ['a premium number', '+44 909 879 0000', 'notMobile'],
    ['a country that is not served', '+1 202 555 0123', 'countryRefused'],
    ['a beginning of a code', '+8', 'tooShort'],
  ])('%s', (_, typed, problem) => {
    expect(reader.settle(typed, country('PH')).problem).toBe(problem);
  });

  test.each(['0917abc4567', '0912345678901234567890123', '+12025550123'])('%s stays as typed', (typed) => {
    expect(reader.settle(typed, country('PH')).text).toBe(typed);
  });
});

describe('while typing', () => {
  test('the number gets its country’s usual grouping, digit by digit', () => {
    const shown = [...'09171234567'].reduce((text, digit) => reader.read(text + digit, country('PH')).text, '');
    expect(shown).toBe('0917 123 4567');
    expect(reader.read('917123', country('PH')).text).toBe('917 123');
    expect(reader.read('01712345678', country('BD')).text).toBe('01712-345678');
  });

  test('a typed dialing code switches the country at once and shows until the field is left', () => {
    expect(reader.read('+84', country('PH'))).toMatchObject({ country: 'VN', text: '+84' });
    expect(reader.read('+84912345678', country('VN')).text).toBe('+84 912 345 678');
    for (const whole of ['+84912345678', '0084912345678', '84912345678'])
      expect(reader.settle(whole, country('VN')).text, whole).toBe('912 345 678');
  });

  test('a national number keeps the country, even when it starts like another code', () => {
    expect(reader.read('0844', country('VN')).country).toBe('VN');
    expect(reader.read('0886', country('PH')).country).toBe('PH');
  });
});

describe('a country that the build does not know is left to the platform, by its digits alone', () => {
  const more: readonly DialingCountry[] = [
    { countryCode: 'KE', countryDialingCode: '254' },
    { countryCode: 'CI', countryDialingCode: '225' },
    { countryCode: 'US', countryDialingCode: '1' },
    { countryCode: 'JM', countryDialingCode: '1876' },
  ];
  const all = [...served, ...more];
  const find = (code: string): DialingCountry => all.find(({ countryCode }) => countryCode === code) ?? country('PH');
  const none = createPhoneReader(null, all);
  const some = createPhoneReader(chunk?.metadata ?? null, all);

  test.each([
    ['a national number with its trunk zero', none, '0917 123 4567', 'PH', 'PH', '+639171234567'],
    ['a whole number of the same country', none, '+639171234567', 'PH', 'PH', '+639171234567'],
    ['a whole number with its trunk zero', none, '+63 (0)917 123 4567', 'PH', 'PH', '+639171234567'],
    ['the dialing code behind 00', none, '0084912345678', 'PH', 'VN', '+84912345678'],
    ['Arabic digits', none, '٠٩١٧١٢٣٤٥٦٧', 'PH', 'PH', '+639171234567'],
    ['Burmese digits', none, '၀၉၇၇၁၂၃၄၅၆၇', 'MM', 'MM', '+959771234567'],
    ['marks of writing direction', none, '\u202a+84 912 345 678\u202c', 'PH', 'VN', '+84912345678'],
    ['a whole number, from a country that the build knows', some, '+254712123456', 'PH', 'KE', '+254712123456'],
    ['the dialing code behind 00, from such a country', some, '00254712123456', 'PH', 'KE', '+254712123456'],
    ['a whole number of its own', some, '+254712123456', 'KE', 'KE', '+254712123456'],
    ['a whole number of a country that the build knows', some, '+63 917 123 4567', 'KE', 'PH', '+639171234567'],
    ['a zero that belongs to the number', some, '0701234567', 'CI', 'CI', '+2250701234567'],
    ['a whole number with such a zero', some, '+225 07 01 23 45 67', 'PH', 'CI', '+2250701234567'],
    ['a dialing code with an area', some, '+18762101234', 'PH', 'JM', '+18762101234'],
    ['a number behind such a code', some, '210-1234', 'JM', 'JM', '+18762101234'],
    ['a number that repeats the area', some, '876 210 1234', 'JM', 'JM', '+18762101234'],
    ['a number that repeats code and area', some, '1 876 210 1234', 'JM', 'JM', '+18762101234'],
    ['another area of the same code', some, '+12025550123', 'PH', 'US', '+12025550123'],
  ] as const)('%s', (_, unknown, typed, kept, expected, number) => {
    const reading = unknown.settle(typed, find(kept));
    expect(reading).toMatchObject({ country: expected, problem: null });
    expect(joinedNumber(reading)).toBe(number);
  });

  test.each([
    ['+1 202 555 0123', 'countryRefused'],
    ['+8', 'tooShort'],
    ['0917#', 'letters'],
    ['', 'missing'],
  ])('%s is %s', (typed, problem) => {
    expect(createPhoneReader(null, served).settle(typed, country('PH')).problem).toBe(problem);
  });

  test('the dialing code stays in the text while typing, and leaves a complete text', () => {
    expect(some.read('+254712123456', country('PH'))).toMatchObject({ country: 'KE', text: '+254712123456' });
    expect(some.settle('+254 712 123456', country('PH'))).toMatchObject({ country: 'KE', text: '712123456' });
    expect(none.settle('0917 123 4567', country('PH')).text).toBe('0917 123 4567');
  });
});

test.each([
  ['210-1234', '+18762101234'],
  ['(876) 210-1234', '+18762101234'],
  ['+1 876 210 1234', '+18762101234'],
])('%s is whole where the back end counts the area as a part of the dialing code', (typed, number) => {
  const metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.mobile.json') as MetadataJson;
  const jamaica: DialingCountry = { countryCode: 'JM', countryDialingCode: '1876' };
  const reading = createPhoneReader(metadata, [jamaica]).settle(typed, jamaica);
  expect(reading).toMatchObject({ country: 'JM', problem: null });
  expect(joinedNumber(reading)).toBe(number);
});
