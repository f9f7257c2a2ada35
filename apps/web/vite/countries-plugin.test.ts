import { createRequire } from 'node:module';
import { countries } from 'virtual:countries';
import type { MetadataJson } from 'libphonenumber-js/core';
import { expect, test } from 'vitest';
import { metadataOf } from './countries-plugin.ts';

const all = createRequire(import.meta.url)('libphonenumber-js/metadata.mobile.json') as MetadataJson;

test('the metadata holds the operator’s countries and those they share formats with, nothing else', () => {
  const some = metadataOf(all, ['CA', 'PH']);
  expect(Object.keys(some.countries).sort()).toEqual(['CA', 'PH', 'US']);
  expect(some.country_calling_codes).toEqual({ '1': ['US', 'CA'], '63': ['PH'] });
});

test('each operator has the flags of its own countries as files', async () => {
  const [aurora, lotus] = await Promise.all([countries.aurora?.flags(), countries.lotus?.flags()]);
  expect(Object.keys(aurora?.flags ?? {})).toContain('PH');
  expect(lotus?.flags.VN).toMatch(/VN.*\.svg/);
});

test('an operator of another build has none', () => expect(countries.somebody).toBeUndefined());
