import { expect, test } from 'vitest';
import { coveredName } from './covered-name.ts';

test.each([
  ['heron26', 'he•••'],
  ['abcde', 'ab•••'],
  ['abcd', 'a•••'],
  ['a', 'a•••'],
  ['🦊fox26', '🦊f•••'],
])('the name %s is shown as %s', (name, shown) => {
  expect(coveredName(name)).toBe(shown);
});
