import { expect, test } from 'vitest';
import { isAsked, mayTell } from './consent.rules.ts';

const of = (regions: readonly string[]) => ({ tracking: { consent: { version: '2', regions } }, defaultCountry: 'PH' });

test.each([
  [[], 'DE', false],
  [['DE'], 'DE', true],
  [['DE'], 'PH', false],
  [['DE'], null, false],
  [['PH'], null, true],
  [['*'], null, true],
] as const)('where %j ask for consent, a visitor of %s is asked: %s', (regions, region, asked) => {
  expect(isAsked(of(regions), region)).toBe(asked);
});

test.each([
  ['accepted', '2', 'DE', true],
  ['accepted', '1', 'DE', false],
  ['accepted', undefined, 'DE', false],
  ['notAsked', undefined, 'DE', false],
  ['notAsked', undefined, 'PH', true],
  ['accepted', '1', 'PH', true],
  ['refused', '2', 'DE', false],
  ['refused', '2', 'PH', false],
] as const)('%s to version %s in %s: others may be told %s', (consent, version, region, may) => {
  expect(mayTell(of(['DE']), region, { consent, version })).toBe(may);
});
