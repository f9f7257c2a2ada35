import { translated } from 'virtual:texts';
import { languageCodes } from '@foyer/contract';
import { expect, test } from 'vitest';
import { isTranslated, textLanguage } from './text-language.ts';

test('LA-02 texts are shown in their language where it has some, else in English', () => {
  for (const code of languageCodes) {
    expect([code, isTranslated(code)]).toEqual([code, translated.includes(code)]);
    expect([code, textLanguage(code)]).toEqual([code, translated.includes(code) ? code : 'EN']);
  }
});
