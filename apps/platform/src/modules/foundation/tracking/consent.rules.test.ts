import { expect, test } from 'vitest';
import { choiceOf, isAsked, mayTell } from './consent.rules.ts';

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
  expect(mayTell(of(['DE']), region, { consent, version }, [])).toBe(may);
});

const recorded = (choice: 'accepted' | 'refused', version = '2') => ({
  choice,
  version,
  at: '2026-11-26T10:00:00.000Z',
});

test.each([
  ['a refusal', 'accepted', 'DE', false, recorded('refused')],
  ['a refusal', 'notAsked', 'PH', false, recorded('refused')],
  ['an acceptance', 'accepted', 'DE', true, recorded('accepted')],
  ['an acceptance', 'refused', 'DE', false, recorded('accepted')],
  ['a refusal of an earlier version', 'accepted', 'DE', true, recorded('refused', '1')],
  ['a refusal of an earlier version', 'notAsked', 'DE', false, recorded('refused', '1')],
  ['a refusal of an earlier version', 'notAsked', 'PH', false, recorded('refused', '1')],
  ['an acceptance of an earlier version', 'notAsked', 'PH', true, recorded('accepted', '1')],
] as const)(
  'with %s on record and a device that says %s in %s: others may be told %s',
  (_, consent, region, may, chosen) => {
    expect(mayTell(of(['DE']), region, { consent, version: '2' }, [chosen])).toBe(may);
  },
);

test('the first choice on record that counts decides', () => {
  const choices = [recorded('accepted', '1'), recorded('refused'), recorded('accepted')];
  expect(choiceOf(of(['DE']), 'DE', choices)).toBe(choices[1]);
  expect(choiceOf(of(['DE']), 'DE', choices.slice(0, 1))).toBeNull();
});
