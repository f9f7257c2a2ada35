import { expect, test } from 'vitest';
import { textIn } from './text-in.ts';

const sheets = {
  EN: { wait: ['Wait ', ['n', 'plural', { one: ['#', ' second'], other: ['#', ' seconds'] }]] },
  UR: { wait: ['انتظار ', ['n']] },
} as const;

test('LA-02 a text is in the language of the call', () => {
  expect(textIn(sheets, 'wait', 'UR', { n: 2 })).toBe('انتظار 2');
});

test('LA-02 a language without texts is answered in English, with the plural rules of English', () => {
  // Japanese has one form for every number.
  expect(textIn(sheets, 'wait', 'JA', { n: 1 })).toBe('Wait 1 second');
  expect(textIn(sheets, 'wait', 'JA', { n: 2 })).toBe('Wait 2 seconds');
});
