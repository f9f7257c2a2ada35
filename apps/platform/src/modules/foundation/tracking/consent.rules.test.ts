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
  ['a refusal', recorded('refused'), 'accepted', 'DE', false],
  ['a refusal', recorded('refused'), 'notAsked', 'PH', false],
  ['an acceptance', recorded('accepted'), 'accepted', 'DE', true],
  ['an acceptance', recorded('accepted'), 'refused', 'DE', false],
  ['a refusal of an earlier version', recorded('refused', '1'), 'accepted', 'DE', true],
  ['a refusal of an earlier version', recorded('refused', '1'), 'notAsked', 'DE', false],
  ['a refusal of an earlier version', recorded('refused', '1'), 'notAsked', 'PH', false],
  ['an acceptance of an earlier version', recorded('accepted', '1'), 'notAsked', 'PH', true],
] as const)(
  'with %s on record and a device that says %3$s in %4$s: others may be told %5$s',
  (_, chosen, consent, region, may) => {
    expect(mayTell(of(['DE']), region, { consent, version: '2' }, [chosen])).toBe(may);
  },
);

test('the first choice on record that counts decides', () => {
  const choices = [recorded('accepted', '1'), recorded('refused'), recorded('accepted')];
  expect(choiceOf(of(['DE']), 'DE', choices)).toBe(choices[1]);
  expect(choiceOf(of(['DE']), 'DE', choices.slice(0, 1))).toBeNull();
});
