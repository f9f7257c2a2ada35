import { describe, expect, test } from 'vitest';
import { checkEntry, type LoginEntry } from './login.rules.ts';

const entry: LoginEntry = { type: 'username', username: 'demo', password: 'x', remember: false };
const bySms: LoginEntry = { ...entry, type: 'sms', username: '+639171234567', password: '123456' };

describe('the input', () => {
  test.each([
    ['both given', 'demo', 'x', null],
    ['no username', '   ', 'x', 'username'],
    ['no password', 'demo', '', 'password'],
    ['a password of spaces is a password', 'demo', '   ', null],
    ['a username longer than the call accepts', 'x'.repeat(201), 'x', 'username'],
    ['a password longer than the call accepts', 'demo', 'x'.repeat(4_097), 'password'],
  ])('%s', (_, username, password, at) => {
    expect(checkEntry({ ...entry, username, password })?.at ?? null).toBe(at);
  });
});

test('an empty form has a problem at both fields', () => {
  const problem = checkEntry({ ...entry, username: '', password: '' });
  expect([problem?.at, problem?.also?.at]).toEqual(['username', 'password']);
});

test.each([
  ['123456', null],
  [' ', 'code'],
])('a log-in by SMS with the code "%s" has a problem at %s', (password, at) => {
  expect(checkEntry({ ...bySms, password })?.at ?? null).toBe(at);
});
