import { expect, test } from 'vitest';
import { betsIn } from './bets.table.ts';

test.each([
  ['EN', 'Rapid 5', '3 numbers', 'Odd'],
  ['UR', 'ریپڈ 5', '3 نمبر', 'طاق'],
])('bets of the walk are in the words of the page: %s', (language, name, numbers, side) => {
  const [, won] = betsIn(language).items;
  expect(won?.name).toBe(name);
  expect(won?.lines.map(({ text }) => text)).toEqual([numbers, side]);
});
