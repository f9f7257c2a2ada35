import { expect, test } from 'vitest';
import { lotteryOf } from './lotteries.table.ts';
import { hasPrizeMode } from './prize-mode.rules.ts';

test.each([
  ['rapid5', 'STANDARD', true],
  ['rapid5', 'TABLE', false],
  ['mekong18', 'STANDARD', true],
  ['mekong18', 'TABLE', true],
  ['straits4d', 'TABLE', true],
  ['mekong18', 'table', false],
  ['rapid5', '1900', false],
])('%s with the prize mode %s: %s', (code, mode, isOpened) => {
  const lottery = lotteryOf(code);
  if (lottery === null) throw new Error('no lottery');
  expect(hasPrizeMode(lottery, mode)).toBe(isOpened);
});
