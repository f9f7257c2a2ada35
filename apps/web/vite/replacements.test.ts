import { decode, encode } from '@jridgewell/sourcemap-codec';
import { expect, test } from 'vitest';
import { moveMappings, replaceIn } from './replacements.ts';

const text = 'a("one")+b("one")\nc("two")';
const replacements = [
  { at: 3, from: 'one', to: 'longer' },
  { at: 12, from: 'one', to: 'longer' },
  { at: 21, from: 'two', to: '2' },
];

test('each replacement is made in its place', () => {
  expect(replaceIn(text, replacements)).toBe('a("longer")+b("longer")\nc("2")');
});

test('a mapping moves by the change of the names before it on its line', () => {
  const mappings = encode([
    [[0, 0, 0, 0], [2, 0, 0, 2], [8, 0, 0, 8], [9, 0, 4, 1, 0], [17]],
    [
      [0, 0, 9, 0],
      [7, 0, 9, 7],
    ],
  ]);
  expect(decode(moveMappings(mappings, text, replacements))).toEqual([
    [[0, 0, 0, 0], [2, 0, 0, 2], [11, 0, 0, 8], [12, 0, 4, 1, 0], [23]],
    [
      [0, 0, 9, 0],
      [5, 0, 9, 7],
    ],
  ]);
});
