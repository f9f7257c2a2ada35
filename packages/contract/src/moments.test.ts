import { expect, it } from 'vitest';
import { languageCodes } from './languages.ts';
import { utcText } from './moments.ts';

const at = new Date('2026-11-21T13:38:00Z');

it.each([
  ['EN', 'November 21, 2026 at 13:38 UTC'],
  ['VI', 'lúc 13:38 21 tháng 11, 2026 UTC'],
  // Phones have no names of months in these.
  ['MY', '21/11/2026, 13:38 UTC'],
  ['KM', '21/11/2026, 13:38 UTC'],
  ['NE', '21/11/2026, 13:38 UTC'],
  ['UR-LA', '21/11/2026, 13:38 UTC'],
] as const)('a moment with its zone in %s', (language, text) => {
  expect(utcText(at, language)).toBe(text);
});

it('LA-02 writes every language in Western digits and years of the common calendar', () => {
  for (const language of languageCodes) {
    expect(
      utcText(at, language)
        .match(/\p{Nd}+/gu)
        ?.map(Number),
      language,
    ).toEqual(expect.arrayContaining([2026, 21, 13, 38]));
    expect(utcText(at, language), language).not.toMatch(/[^\P{Nd}\d]/u);
  }
});
