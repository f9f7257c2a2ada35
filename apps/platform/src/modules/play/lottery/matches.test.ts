import { expect, test } from 'vitest';
import type { Merchant } from '../../../merchants/merchant.ts';
import { returnsOf } from './about.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';
import { matchesOf } from './matches.rules.ts';

const merchant = { content: { lanes: [] } } as unknown as Merchant;
const matchesAt = (time: string, of = lotteries) =>
  matchesOf(of, merchant, 'EN', new Date(`2026-11-21T${time}Z`)).map(({ gameId, closesAt }) => [
    gameId,
    closesAt.slice(11, 19),
  ]);

const first = lotteries.slice(0, 3);

test('the rounds on which bets are open, soonest first', () => {
  expect(matchesAt('12:00:05', first)).toEqual([
    ['rapid5', '12:00:50'],
    ['moon3d', '12:02:50'],
    ['zenith645', '12:04:50'],
  ]);
});

test('of many lotteries the six soonest rounds are told, each under the vendor of its lottery', () => {
  expect(matchesAt('12:00:05')).toHaveLength(6);
  const now = new Date('2026-11-21T12:00:05Z');
  const sea = lotteries.filter(({ code }) => code === 'straits4d');
  expect(matchesOf(sea, merchant, 'EN', now)).toMatchObject([{ gameId: 'straits4d', nodeId: 'TCG_SEA' }]);
});

test('a round whose bets have closed makes room for the next one', () => {
  expect(matchesAt('12:00:50', first)[0]).toEqual(['rapid5', '12:01:50']);
  expect(matchesAt('12:00:49', first)[0]).toEqual(['rapid5', '12:00:50']);
});

test.each([
  ['rapid5', 9161, 9515],
  ['zenith645', 8097, 9525],
  ['moon3d', 9180, 9500],
])('%s returns between %i and %i of 10,000', (code, least, most) => {
  const lottery = lotteryOf(code);
  expect(lottery && returnsOf(lottery)).toEqual({ least, most });
});
