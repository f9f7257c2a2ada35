import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { expect, test } from 'vitest';
import { isTranslated, textChunksOf, textLanguage } from './text-language.ts';

const folders = readdirSync(resolve(import.meta.dirname, '../../locales'));

test('LA-02 a language without texts is shown in English', () => {
  for (const code of languageCodes) {
    const shown = folders.includes(code) ? code : 'EN';
    expect([code, isTranslated(code), textLanguage(code)]).toEqual([code, shown === code, shown]);
    expect(textChunksOf(code)).toBe(textChunksOf(shown));
  }
});
