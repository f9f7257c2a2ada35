import { expect, test } from 'vitest';
import CN from './locales/CN.json';
import EN from './locales/EN.json';
import MY from './locales/MY.json';
import UR from './locales/UR.json';
import VI from './locales/VI.json';
import { chosenLanguage, textsFrom } from './texts.ts';

const stem = (key: string): string => key.replace(/_(one|other)$/, '');
const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

/** `count` may be left unsaid: "every minute" needs no 1. */
const needed = (text: string): string[] => places(text).filter((name) => name !== 'count');

test.each(Object.entries({ CN, VI, UR, MY }))(
  'LA-02 %s says every text of English with the same values in it',
  (_, table) => {
    const stems = (of: object) => [...new Set(Object.keys(of).map(stem))].sort();
    expect(stems(table)).toEqual(stems(EN));
    for (const [key, text] of Object.entries(table)) {
      const english = Object.entries(EN).find(([name]) => stem(name) === stem(key))?.[1] ?? '';
      expect([key, needed(text)]).toEqual([key, needed(english)]);
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
  },
);

test('plural forms follow the language', () => {
  expect(textsFrom('EN', EN).t('missing', { count: 1 })).toBe('1 more number');
  expect(textsFrom('EN', EN).t('missing', { count: 2 })).toBe('2 more numbers');
  expect(textsFrom('CN', CN).t('missing', { count: 2 })).toBe('还差 2 个号码');
  expect(textsFrom('EN', EN).t('everyMinutes', { count: 1 })).toBe('A draw every minute');
});

test('Urdu runs from right to left', () => expect(textsFrom('UR', UR)).toMatchObject({ dir: 'rtl', tag: 'ur' }));

test.each([
  ['VI', null, ['en'], 'VI'],
  [null, 'MY', ['en'], 'MY'],
  ['xx', null, ['ur-PK'], 'UR'],
  [null, null, ['zh-CN'], 'CN'],
  [null, null, ['de', 'fr-FR'], 'FR'],
  [null, null, ['xx'], 'EN'],
])('the address says %s, kept is %s, the browser speaks %j: %s', (address, kept, browser, language) => {
  expect(chosenLanguage(address, kept, browser)).toBe(language);
});
