import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedLine, hitsOf, mostPerDraw, prizeOf, topPrizeOf, wonHundredths } from './line.rules.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';
import type { Lottery } from './lottery.ts';

const lottery = (code: string): Lottery => lotteryOf(code) as Lottery;
const rapid = lottery('rapid5');
const zenith = lottery('zenith645');
const moon = lottery('moon3d');

test.each([
  ['an unknown bet', rapid, { betType: 'pick9', numbers: [1] }],
  ['a name of the object prototype', rapid, { betType: 'constructor', numbers: [1] }],
  ['too few numbers', rapid, { betType: 'pick3', numbers: [1, 2] }],
  ['too many numbers', rapid, { betType: 'pick1', numbers: [1, 2] }],
  ['no numbers at all', rapid, { betType: 'pick1' }],
  ['a number twice', rapid, { betType: 'pick2', numbers: [7, 7] }],
  ['a number past the range', rapid, { betType: 'pick1', numbers: [46] }],
  ['a number before the range', rapid, { betType: 'pick1', numbers: [0] }],
  ['half a number', rapid, { betType: 'pick1', numbers: [1.5] }],
  ['a side on numbers', rapid, { betType: 'pick1', numbers: [1], side: 'big' }],
  ['numbers on a side', rapid, { betType: 'size', numbers: [1], side: 'big' }],
  ['an unknown side', rapid, { betType: 'size', side: 'huge' }],
  ['a side that this lottery lacks', moon, { betType: 'size', side: 'middle' }],
  ['three equal digits in any order', moon, { betType: 'box', numbers: [5, 5, 5] }],
])('%s is not a bet', (_, of, line) => expect(checkedLine(of, line)).toBeNull());

test('picked numbers are booked sorted, and digits keep their positions', () => {
  expect(checkedLine(zenith, { betType: 'six', numbers: [44, 5, 38, 12, 31, 23] })?.numbers).toEqual([
    5, 12, 23, 31, 38, 44,
  ]);
  expect(checkedLine(moon, { betType: 'straight', numbers: [9, 0, 9] })?.numbers).toEqual([9, 0, 9]);
});

const drawn = { numbers: [5, 12, 23, 38, 41, 44], bonus: [7] };
test.each([
  [[5, 12, 23, 38, 41, 44], 25_000_000],
  [[5, 7, 12, 23, 38, 41], 4_000_000],
  [[5, 12, 23, 38, 41, 45], 500_000],
  [[5, 7, 12, 23, 38, 45], 20_000],
  [[5, 12, 23, 1, 2, 3], 1_500],
  [[5, 7, 12, 1, 2, 3], 0],
])('Zenith 6/45 pays %j its tier', (numbers, hundredths) => {
  expect(wonHundredths(zenith, { betType: 'six', numbers, side: null }, drawn)).toBe(hundredths);
});

test.each([
  ['straight', [4, 0, 7], 92_000],
  ['straight', [7, 0, 4], 0],
  ['box', [7, 0, 4], 15_300],
  ['last2', [0, 7], 9_200],
  ['last2', [7, 0], 0],
  ['last1', [7], 920],
])('Moon 3D judges %s %j', (betType, numbers, hundredths) => {
  expect(wonHundredths(moon, { betType, numbers, side: null }, { numbers: [4, 0, 7], bonus: [] })).toBe(hundredths);
});

test.each([
  [zenith, 'six', [5, 12, 23, 1, 2, 3], [true, true, true, false, false, false]],
  [zenith, 'six', [5, 7, 12, 23, 38, 41], [true, true, true, true, true, true]],
  [zenith, 'six', [5, 7, 12, 1, 2, 3], [true, false, true, false, false, false]],
  [zenith, 'bonus', [7], [true]],
  [zenith, 'bonus', [5], [false]],
])('the numbers of a line that the draw has: $1 $2', (of, betType, numbers, hits) => {
  expect(hitsOf(of, { betType, numbers, side: null }, drawn)).toEqual(hits);
});

test.each([
  ['straight', [4, 7, 0], [true, false, false]],
  ['box', [7, 0, 1], [true, true, false]],
  ['last2', [0, 7], [true, true]],
  ['last2', [4, 7], [false, true]],
])('the digits of %s %j that Moon 3D has', (betType, numbers, hits) => {
  expect(hitsOf(moon, { betType, numbers, side: null }, { numbers: [4, 0, 7], bonus: [] })).toEqual(hits);
});

test('the middle of the sum wins neither small nor big', () => {
  const middle = { numbers: [21, 22, 23, 24, 25], bonus: [] };
  const pays = (side: string) => wonHundredths(rapid, { betType: 'size', numbers: [], side }, middle);
  expect([pays('small'), pays('middle'), pays('big')]).toEqual([0, 6_800, 0]);
});

test('a prize has whole minor units and never exceeds the odds', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.integer({ min: 0, max: 25_000_000 }),
      (stake, hundredths) => {
        const prize = prizeOf(stake, hundredths);
        expect(prize * 100n).toBeLessThanOrEqual(stake * BigInt(hundredths));
        expect((prize + 1n) * 100n).toBeGreaterThan(stake * BigInt(hundredths));
      },
    ),
  );
});

test('a checked line is checked again to itself and can be judged, for any input', () => {
  const wireLine = fc.record(
    {
      betType: fc.constantFrom(
        'pick1',
        'pick2',
        'pick3',
        'six',
        'bonus',
        'size',
        'parity',
        'straight',
        'box',
        'last2',
        'last1',
        'x',
      ),
      numbers: fc.array(fc.integer({ min: -1, max: 50 }), { maxLength: 10 }),
      side: fc.constantFrom('small', 'middle', 'big', 'odd', 'even', ''),
    },
    { requiredKeys: ['betType'] },
  );
  fc.assert(
    fc.property(fc.constantFrom(...lotteries), wireLine, (of, wire) => {
      const line = checkedLine(of, wire);
      if (line === null) return;
      const again = {
        betType: line.betType,
        ...(line.side === null ? { numbers: line.numbers } : { side: line.side }),
      };
      expect(checkedLine(of, again)).toEqual(line);
      const result = { numbers: of.range.ordered ? [1, 2, 3] : [1, 2, 3, 4, 5, 6].slice(0, of.range.draw), bonus: [] };
      expect(prizeOf(100n, wonHundredths(of, line, result))).toBeLessThanOrEqual(topPrizeOf(of, 100n));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['mekong18', 'head', 9200],
  ['mekong18', 'lo2', 9180],
  ['redriver27', 'head', 9200],
  ['straits4d', 'big4', 915_000],
  ['straits4d', 'small4', 915_000],
  ['straits4d', 'top3', 91_800],
])('one draw of %s pays for all ends of %s together at most %i', (of, bet, most) =>
  expect(mostPerDraw(lottery(of), bet)).toBe(most),
);
