import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { chunksFor, startTexts } from './start-texts.ts';

const settings = examples['system.settings'].output;

test('a visitor loads no texts of members; with a session all are loaded', () => {
  expect(chunksFor(false)).toEqual(['first', 'forms', 'rest']);
  expect(chunksFor(true)).toEqual(['first', 'forms', 'rest', 'member']);
});

test.each([
  ['home', ['first']],
  ['login', ['first']],
  ['help', ['first', 'forms', 'rest']],
  ['withdraw', ['first', 'forms', 'rest', 'member']],
] as const)('%s preloads the texts that it starts with', (route, chunks) => {
  expect(startTexts(route, settings)).toEqual(chunks);
});
