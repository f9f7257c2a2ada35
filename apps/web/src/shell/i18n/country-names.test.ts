import { expect, test } from 'vitest';
import { countryName } from './country-names.ts';

test.each([
  ['EN', 'Philippines'],
  ['CN', '菲律宾'],
  ['UR', 'فلپائن'],
  // Browsers have these in Arabic letters alone.
  ['UR-LA', 'Philippines'],
] as const)('in %s PH is %s', (language, name) => expect(countryName('PH', language)).toBe(name));

test('a given name replaces the browser’s', () => {
  expect(countryName('PH', 'MY', { PH: 'ဖိလစ်ပိုင်' })).toBe('ဖိလစ်ပိုင်');
});

test.each(['', 'P', '1234', '<b>'])('%j has no name and stays unchanged', (code) =>
  expect(countryName(code, 'EN')).toBe(code),
);
