import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { expect, test } from 'vitest';
import { isTranslated, loadLanguage, textLanguage } from './text-language.ts';

const folders = readdirSync(resolve(import.meta.dirname, '../../locales'));

test('LA-02 a language without texts is shown in English', async () => {
  for (const code of languageCodes) {
    const shown = folders.includes(code) ? code : 'EN';
    expect([code, isTranslated(code), textLanguage(code)]).toEqual([code, shown === code, shown]);
    expect((await loadLanguage(code)).messages).toBe((await loadLanguage(shown)).messages);
  }
});
