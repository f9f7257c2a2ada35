import { languageCodes } from '@foyer/contract';
import { expect, test } from 'vitest';
import { drawnLanguages } from './drawn-languages.ts';

test('eight different languages of the 23 are drawn, the same ones for the same seed', () => {
  const drawn = drawnLanguages(7);
  expect(new Set(drawn).size).toBe(8);
  expect(drawnLanguages(7)).toEqual(drawn);
  expect(drawnLanguages(8)).not.toEqual(drawn);
});

test('each language is drawn by some seed', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  expect(new Set(seeds.flatMap(drawnLanguages))).toEqual(new Set(languageCodes));
});
