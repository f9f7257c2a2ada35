import { expect, test } from 'vitest';
import { chosenLanguage, loadTexts } from './texts.ts';

test('LA-02 plural forms follow the language', async () => {
  const [english, chinese] = [await loadTexts('EN'), await loadTexts('CN')];
  expect(english.t('missing', { count: 1 })).toBe('1 more number');
  expect(english.t('missing', { count: 2 })).toBe('2 more numbers');
  expect(chinese.t('missing', { count: 2 })).toBe('还差 2 个号码');
  expect(english.t('everyMinutes', { count: 1 })).toBe('A draw every minute');
});

test('Urdu is written from right to left', async () => {
  expect(await loadTexts('UR')).toMatchObject({ language: 'UR', dir: 'rtl', tag: 'ur' });
});

test('LA-02 a language without texts is shown in English and marked as English', async () => {
  const EN = async () => ({ messages: { missing: ['', ['count', 'plural', { one: 'one', other: 'more' }]] } }) as const;
  const texts = await loadTexts('JA', { EN });
  expect(texts).toMatchObject({ language: 'EN', dir: 'ltr', tag: 'en' });
  expect(texts.t('missing', { count: 1 })).toBe('one');
});

test.each([
  ['VI', null, ['en'], 'VI'],
  [null, 'MY', ['en'], 'MY'],
  ['xx', null, ['ur-PK'], 'UR'],
  [null, null, ['zh-CN'], 'CN'],
  [null, null, ['de', 'fr-FR'], 'FR'],
  [null, null, ['xx'], 'EN'],
])('the address says %s, stored is %s, the browser has %j: %s', (address, kept, browser, language) => {
  expect(chosenLanguage(address, kept, browser)).toBe(language);
});
