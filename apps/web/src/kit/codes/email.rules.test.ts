import { expect, test } from 'vitest';
import { mayBeEmail, plainEmail } from './email.rules.ts';

test.each([
  ['maya@example.com', true],
  ['maya.cruz+play@mail.example.co', true],
  ['', false],
  ['maya', false],
  ['maya@example', false],
  ['ma ya@example.com', false],
  [`${'m'.repeat(250)}@example.com`, false],
])('%s', (email, valid) => {
  expect(mayBeEmail(email)).toBe(valid);
});

test('full-width signs of some keyboards are folded, and outer spaces are removed', () => {
  expect(plainEmail(' ｍａｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ\u3000')).toBe('maya@example.com');
});
