import { expect, test } from 'vitest';
import { firstAtOnce } from './first-at-once.rules.ts';

test.each([
  ['a new result: its first games, and nothing else yet', 'abcdef', 'xyz', 'ab'],
  ['below them what is on the screen and found still', 'abcdef', 'fxcby', 'abfc'],
  ['nothing that is not found any more', 'a', 'abc', 'a'],
  ['nothing twice', 'abc', 'cab', 'abc'],
  ['nothing where nothing is found', '', 'abc', ''],
])('%s', (_, found, before, drawn) => {
  expect(firstAtOnce([...found], [...before], 2).join('')).toBe(drawn);
});

test('a result that is drawn is whole', () => {
  const found = [...'abcdef'];
  expect(firstAtOnce(found, found, 2)).toBe(found);
});
