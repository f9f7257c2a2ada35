import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, languageCodes, languageOfTag } from '@foyer/contract';
import { expect, test } from 'vitest';
import { chooseLanguage, mustSendLanguage } from './language.rules.ts';
import { LANGUAGE } from './language-keys.ts';

test('LA-02 there are 23 languages, CN is the default, EN fills gaps', () => {
  const codes = 'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA'.split(' ');
  expect([...languageCodes].sort()).toEqual(codes.sort());
  expect([DEFAULT_LANGUAGE, FALLBACK_LANGUAGE]).toEqual(['CN', 'EN']);
});

test.each([
  ['zh', 'CN'],
  ['zh-CN', 'CN'],
  ['zh-SG', 'CN'],
  ['ZH', 'CN'],
  ['Chinese', 'CN'],
  ['zh-Hans-HK', 'TW'],
  ['zh-TW', 'TW'],
  ['zh-HK', 'TW'],
  ['zh-Hant', 'TW'],
  ['TW', 'TW'],
  ['HK', 'TW'],
  ['en', 'EN'],
  ['en-US', 'EN'],
  ['EN-PH', 'TY'],
  ['Tagalog', 'TY'],
  ['Philippines', 'TY'],
  ['fil-PH', 'TY'],
  ['tl', 'TY'],
  ['pt', 'PT'],
  ['pt-BR', 'PT-BR'],
  ['pt-PT', 'PT'],
  ['ur', 'UR'],
  ['ur-Latn-PK', 'UR-LA'],
  ['ur-PK', 'UR'],
  ['vi-VN', 'VI'],
  ['my-MM', 'MY'],
  ['ms-MY', 'MS'],
  ['ne-NP', 'NE'],
  ['in', 'ID'],
  ['id-ID', 'ID'],
  ['constructor', null],
  ['de', null],
  ['', null],
  ['*', null],
])('LA-01 a browser with %j gets %s', (tag, code) => {
  expect(languageOfTag(tag)).toBe(code);
});

const offered = ['CN', 'EN', 'VI'] as const;
const hints = { saved: null, browser: [], offered, fallback: 'CN' as const };

test.each([
  ['the saved one', { saved: 'VI' as const, browser: ['en'] }, 'VI'],
  ['the browser’s first offered one', { browser: ['de', 'my', 'vi', 'en'] }, 'VI'],
  ['the browser’s, when the saved one is not offered', { saved: 'UR' as const, browser: ['en'] }, 'EN'],
  ['the operator’s default', { browser: ['de', 'fr'] }, 'CN'],
  ['the default without any choice', {}, 'CN'],
  ['another default of the operator', { fallback: 'VI' as const }, 'VI'],
])('LA-01 the language is %s', (_, more, code) => {
  expect(chooseLanguage({ ...hints, ...more })).toBe(code);
});

test.each([
  ['VI', 'EN', 0, true],
  ['VI', 'VI', 0, false],
  ['VI', 'EN', 1, true],
  ['VI', 'EN', 4, false],
] as const)('LA-01 %s chosen, the platform knows %s, type %i: it gets %s', (current, language, type, updated) => {
  expect(mustSendLanguage(current, { language, type })).toBe(updated);
});

test('LA-02 a stored language that is not one of the 23 is ignored', () => {
  expect(['VI', 'PT-BR', 'DE', '', null, 'constructor'].map(LANGUAGE.shape)).toEqual([
    'VI',
    'PT-BR',
    null,
    null,
    null,
    null,
  ]);
});
