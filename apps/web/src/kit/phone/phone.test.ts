import { expect, test } from 'vitest';
import { readableNumber } from './phone.ts';

test.each([
  ['0917 123 4567', '63', '9171234567', '+63 917 123 4567'],
  ['+63 917 123 4567', '63', '9171234567', '+63 917 123 4567'],
  ['(11) 96123-4567', '55', '11961234567', '+55 (11) 96123-4567'],
  ['9171234567', '63', '9171234567', '+63 9171234567'],
  ['', '63', '9171234567', '+63 9171234567'],
  ['0917 123', '63', '9171234567', '+63 9171234567'],
])('%s reads %s %s as %s', (text, countryDialingCode, mobileNum, shown) => {
  expect(readableNumber({ text, countryDialingCode, mobileNum }).replaceAll('\u00a0', ' ')).toBe(shown);
});
