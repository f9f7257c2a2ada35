// Tests the widget's language: the vendor's codes of both versions, else the page's language.
import { afterEach, expect, test, vi } from 'vitest';
import { languageOf } from './language.ts';

const pageIn = (lang: string): void => {
  vi.stubGlobal('document', { documentElement: { lang } });
};
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['zho', 'en', 'CN'],
  ['zh-cn', 'en', 'CN'],
  ['zho-tw', 'zh-Hant', 'EN'],
  ['eng', 'vi', 'EN'],
  ['vie', 'vi', 'VI'],
  ['vi', 'vi', 'VI'],
  ['urd', 'ur', 'UR'],
  ['urd', 'ur-Latn', 'EN'],
  ['mya', 'my', 'MY'],
  ['tha', 'th', 'EN'],
  ['no tag', 'vi', 'EN'],
  [undefined, 'my', 'MY'],
  [undefined, 'zh-Hans', 'CN'],
  [undefined, '', 'EN'],
])('requested in %s on a page in "%s" it shows %s', (requested, page, language) => {
  pageIn(page);
  expect(languageOf(requested, (code) => ['EN', 'CN', 'VI', 'UR', 'MY'].includes(code))).toBe(language);
});
