import { createRequire } from 'node:module';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { expect, test } from 'vitest';
import { mobileMetadata } from './mobile-metadata.ts';

const require = createRequire(import.meta.url);
const all = require('libphonenumber-js/metadata.mobile.json') as MetadataJson;
// The library's own example of a mobile number for each country.
const examples = require('libphonenumber-js/examples.mobile.json') as Readonly<Record<CountryCode, string>>;
const countries = Object.keys(all.countries) as CountryCode[];

test('it has only the requested countries and those that share their formats', () => {
  const some = mobileMetadata(all, ['CA', 'PH']);
  expect(Object.keys(some.countries).sort()).toEqual(['CA', 'PH', 'US']);
  expect(some.country_calling_codes).toEqual({ '1': ['US', 'CA'], '63': ['PH'] });
});

test('a mobile number of any country reads the same as with the full metadata', () => {
  const cut = mobileMetadata(all, countries);
  for (const country of countries) {
    const example = examples[country];
    const [one, other] = [all, cut].map((metadata) => parsePhoneNumberFromString(example, country, metadata));
    expect([country, other?.number, other?.isValid()]).toEqual([country, one?.number, true]);
  }
});

test.each([
  ['PH', '0281234567'],
  ['GB', '02079460958'],
  ['VN', '1900123456'],
] as const)('in %s %s is not a mobile number', (country, number) => {
  const cut = mobileMetadata(all, [country]);
  expect(parsePhoneNumberFromString(number, country, cut)?.isValid()).not.toBe(true);
});
