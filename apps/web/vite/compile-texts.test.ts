import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileSheets, compileTexts, pickMessages } from './compile-texts.ts';

const english = {
  common: { hello: 'Hello {name}', bye: 'Bye' },
  register: { submit: 'Create account' },
  content: { count: '{n, plural, one {# draw} other {# draws}}' },
};

test('LA-02 a gap in a language is filled from English, text by text', () => {
  const messages = compileSheets(english, { common: { hello: 'Xin chào {name}' } });
  expect(messages.common?.hello).toEqual(['Xin chào ', ['name']]);
  expect(messages.common?.bye).toEqual('Bye');
});

test('LA-02 the syllables of a Burmese text stay whole where lines break', () => {
  const compiled = compileSheets({ common: { accounts: 'Accounts' } }, { common: { accounts: 'ငွေထုတ်အကောင့်များ' } });
  expect(compiled).toEqual({ common: { accounts: 'ငွေထုတ်အကော\u2060င့်များ' } });
});

test('LA-02 the gaps of a folder are filled from its English texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-locales-'));
  const sheets = { EN: { hello: 'Hello', bye: 'Bye' }, CN: { hello: '你好', bye: '再见' }, VI: { hello: 'Xin chào' } };
  for (const [code, sheet] of Object.entries(sheets)) {
    mkdirSync(join(folder, code));
    writeFileSync(join(folder, code, 'common.json'), JSON.stringify(sheet));
  }
  expect(compileTexts(folder, 'VI')).toEqual({ common: { hello: 'Xin chào', bye: 'Bye' } });
  rmSync(folder, { recursive: true });
});

test('an empty translation counts as a gap, and a key without English is left out', () => {
  const messages = compileSheets(english, { common: { bye: '', extra: 'x' } });
  expect(messages.common?.bye).toEqual('Bye');
  expect(messages).not.toHaveProperty(['common', 'extra']);
});

test('a chunk has its own texts alone', () => {
  const messages = compileSheets({ common: { bye: 'Bye', hello: 'Hello' }, register: { submit: 'Join' } }, {});
  expect(pickMessages(messages, ['common.hello', 'register.submit', 'register.gone'])).toEqual({
    common: { hello: 'Hello' },
    register: { submit: 'Join' },
  });
});

test.each([
  ['{n, plural, one {x'],
  ['{when, date, short}'],
  ['{who, select, a {A} other {B}}'],
  ['{n, plural, offset:1 other {#}}'],
  ['{n, plural, other {{sum, number}}}'],
])('a broken text stops the build and is named: %s', (broken) => {
  expect(() => compileSheets({ common: { broken } }, {})).toThrow('common.broken');
});

test('LA-02 a language without texts uses English', () => {
  const messages = compileSheets(english, {});
  expect([messages.common?.bye, messages.register?.submit]).toEqual(['Bye', 'Create account']);
});
