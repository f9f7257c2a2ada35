import { countries } from 'virtual:countries';
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

test('a country that the build does not know is left to the platform', () => {
  const unknown = createPhoneReader(null, served).settle('0917 123', country('PH'));
  expect(unknown).toMatchObject({ text: '0917 123', country: 'PH', mobileNum: '0917123', problem: null });
});
