import { expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { codeOf } from './digits.rules.ts';
import { knownMobile, mobileOf } from './mobile-number.ts';

const country = (countryCode: string, countryDialingCode: string) => ({ countryCode, countryDialingCode });
// Only the countries are read.
const merchant = {
  countries: [country('PH', '63'), country('VN', '84'), country('PK', '92'), country('MM', '95'), country('GB', '44')],
} as unknown as Merchant;

test.each([
  ['63', '9171234567', '+639171234567'],
  ['63', '0917 123-4567', '+639171234567'],
  ['63', '(0917) 123.4567', '+639171234567'],
  ['63', '+63 917 123 4567', '+639171234567'],
  ['84', '0912345678', '+84912345678'],
  ['92', '۰۳۰۱۲۳۴۵۶۷۸', '+923012345678'],
  ['95', '၀၉၄၂၁၂၃၄၅၆၇', '+959421234567'],
  ['44', '07400 123456', '+447400123456'],
])('SM-02 the dialing code %s and %s make %s', (dialingCode, typed, number) => {
  expect(mobileOf(merchant, dialingCode, typed)).toBe(number);
});

test.each([
  ['letters', '63', '0917ABCDEFG'],
  ['25 digits', '63', '9'.repeat(25)],
  ['too few digits', '63', '91712'],
  ['a premium prefix', '44', '0906 8765432'],
  ['a landline', '63', '02 8123 4567'],
  ['a free-phone number', '44', '0800 123 4567'],
  ['an extension', '63', '9171234567 ext 5'],
  ['a number of another dialing code', '63', '+84912345678'],
  ['an address of a protocol', '63', 'tel:+639171234567'],
  ['markup', '63', '<b>9171234567</b>'],
  ['only a plus', '63', '+'],
])('%s is not a mobile number', (_, dialingCode, typed) => {
  expect(() => mobileOf(merchant, dialingCode, typed)).toThrow('mobile.invalid');
});

test.each([
  ['not on the list', '1', '2015550123'],
  ['nowhere', '999', '9171234567'],
  ['sharing +44 but not served', '44', '07781 123456'],
])('a country %s is refused', (_, dialingCode, typed) => {
  expect(() => mobileOf(merchant, dialingCode, typed)).toThrow('country.refused');
});

test('a number that logs in is in E.164, a mobile, and of a served country', () => {
  expect(knownMobile(merchant, '+639171234567')).toBe('+639171234567');
  for (const text of ['639171234567', '09171234567', '+6328123456', '+12015550123', '+63', 'demo', '+63917123456A'])
    expect([text, knownMobile(merchant, text)]).toEqual([text, null]);
});

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['۴۸۲۹۱۳', '482913'],
  ['၄၈၂၉၁၃', '482913'],
  ['４８２９１３', '482913'],
])('the code typed as "%s" is %s', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});
