import { expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { returnsOf } from './about.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';
import { matchesOf } from './matches.rules.ts';

const merchant = { content: { lanes: [] } } as unknown as Merchant;
const matchesAt = (time: string) =>
  matchesOf(lotteries, merchant, 'EN', new Date(`2026-11-21T${time}Z`)).map(({ gameId, closesAt }) => [
    gameId,
    closesAt.slice(11, 19),
  ]);

test('the rounds on which bets are open, soonest first', () => {
  expect(matchesAt('12:00:05')).toEqual([
    ['rapid5', '12:00:50'],
    ['moon3d', '12:02:50'],
    ['zenith645', '12:04:50'],
  ]);
});

test('a round whose bets have closed makes room for the next one', () => {
  expect(matchesAt('12:00:50')[0]).toEqual(['rapid5', '12:01:50']);
  expect(matchesAt('12:00:49')[0]).toEqual(['rapid5', '12:00:50']);
});

test.each([
  ['rapid5', 9161, 9515],
  ['zenith645', 8097, 9525],
  ['moon3d', 9180, 9500],
])('%s returns between %i and %i of 10,000', (code, least, most) => {
  const lottery = lotteryOf(code);
  expect(lottery && returnsOf(lottery)).toEqual({ least, most });
});
