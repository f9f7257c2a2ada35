import { expect, test } from 'vitest';
import { countryOfLanguage, languageCountries } from './language-countries.ts';
import { languageCodes } from './languages.ts';

test('LA-02 the language-to-country map has the 23 codes of the specification, and 30 in all', () => {
  expect(Object.keys(languageCountries)).toEqual(expect.arrayContaining([...languageCodes]));
  expect(Object.keys(languageCountries)).toHaveLength(30);
  for (const country of Object.values(languageCountries)) expect(country).toMatch(/^[A-Z]{2}$/);
});

test.each([
  ['vi', 'VN'],
  ['zh-Hant', 'TW'],
  ['zh', 'CN'],
  ['fil', 'PH'],
  ['ur-Latn', 'PK'],
  ['in', 'ID'],
  ['pt-BR', 'BR'],
  ['pt', 'PT'],
  ['ar-001', 'SA'],
  [' KM ', 'KH'],
  ['sw', null],
  ['*', null],
  ['', null],
])('LA-02 the country of the language %j is %s', (tag, country) => expect(countryOfLanguage(tag)).toBe(country));
