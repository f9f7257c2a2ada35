import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password-rules.ts';

test.each([
  ['tall ships sail at 5', []],
  ['8 signs!', []],
  ['7 signs', ['length']],
  ['tall ships '.repeat(6), ['length']],
  ['x'.repeat(64), ['notCommon']],
  ['password123', ['notCommon']],
  ['ｐａｓｓｗｏｒｄ１', ['notCommon']],
  ['iloveyou!!', ['notCommon']],
  ['aaaabbbbaaaa', ['notCommon']],
  ['12345678901234567', ['notCommon']],
  ['zyxwvuts9876', ['notCommon']],
  ['abc river 123', []],
  ['Linh-2026-hanoi', ['notTheName']],
  ['ｌｉｎｈ', ['length', 'notTheName']],
  ['🐉🐲🦄🦊🐙🦀🐬', ['length']],
  ['', ['length', 'notCommon']],
] as const)('the password "%s" of the member Linh breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password, 'Linh', { minLength: 8, maxLength: 64 })).toEqual(broken);
});

test.each(['', 'li'])('a user name of "%s" forbids nothing', (name) => {
  expect(brokenPasswordRules('night lights', name, { minLength: 8, maxLength: 64 })).toEqual([]);
});
