import { expect, test } from 'vitest';
import { chatLanguageOf } from './chat-languages.ts';

test.each([
  ['EN', 'en-US'],
  ['CN', 'zh-CN'],
  ['TW', 'zh-HK'],
  ['RU', 'RU'],
  ['TH', 'TH'],
  ['VI', 'VI'],
  ['JA', 'JA'],
  ['PT', 'PT'],
  ['ES', 'ES'],
  ['AR', 'AR'],
])('the chat knows %s as %s', (language, name) => {
  expect(chatLanguageOf(language)).toBe(name);
});

test.each(['UR', 'MY', 'PT-BR', 'XX', '', 'constructor', '../EN'])('%j is Chinese, the default', (language) => {
  expect(chatLanguageOf(language)).toBe('zh-CN');
});

test.each(['Chinese', 'Traditional Chinese', 'Simplified Chinese'])('where only %j is known, it is CN', (name) => {
  expect(chatLanguageOf(name)).toBe(chatLanguageOf('CN'));
});
