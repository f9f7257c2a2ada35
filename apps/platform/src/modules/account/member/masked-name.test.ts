import { expect, test } from 'vitest';
import { maskedName } from './masked-name.rules.ts';

test.each([
  ['heron26', 'he•••'],
  ['abcde', 'ab•••'],
  ['abcd', 'a•••'],
  ['a', 'a•••'],
  ['🦊fox26', '🦊f•••'],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
