import { languageCodes } from '@foyer/contract';
import { expect, test } from 'vitest';
import { thirdOfLanguages } from './chosen-languages.ts';

test('a seed chooses eight different languages of the 23, the same ones each time', () => {
  const chosen = thirdOfLanguages(7);
  expect(new Set(chosen).size).toBe(8);
  expect(thirdOfLanguages(7)).toEqual(chosen);
  expect(thirdOfLanguages(8)).not.toEqual(chosen);
});

test('some seed chooses each language', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  expect(new Set(seeds.flatMap(thirdOfLanguages))).toEqual(new Set(languageCodes));
});
