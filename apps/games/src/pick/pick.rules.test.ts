import type { BetType } from '@foyer/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bestPrize,
  bestPrizeOf,
  emptyPick,
  lineOf,
  missingOf,
  pickByChance,
  sumsOf,
  tapDigit,
  tapNumber,
  tapSide,
} from './pick.rules.ts';

const six: BetType = {
  code: 'six',
  kind: 'numbers',
  pick: 6,
  sides: [],
  odds: [
    { tier: '6', hundredths: 25_000_000 },
    { tier: '3', hundredths: 1500 },
  ],
};
const box: BetType = {
  code: 'box',
  kind: 'digits',
  pick: 3,
  sides: [],
  odds: [
    { tier: 'pair', hundredths: 30_600 },
    { tier: 'distinct', hundredths: 15_300 },
  ],
};
const size: BetType = {
  code: 'size',
  kind: 'side',
  pick: 0,
  sides: ['small', 'middle', 'big'],
  odds: [
    { tier: 'small', hundredths: 193 },
    { tier: 'middle', hundredths: 6800 },
    { tier: 'big', hundredths: 193 },
  ],
};
const types = [six, box, size];
const numbers = { from: 1, to: 45, draw: 6, bonus: 1, ordered: false };
const digits = { from: 0, to: 9, draw: 3, bonus: 0, ordered: true };

test('a number tapped twice is free again', () => {
  const once = tapNumber(emptyPick(six), six, 7);
  expect(missingOf(once, six)).toEqual({ what: 'numbers', count: 5 });
  expect(tapNumber(once, six, 7)).toEqual(emptyPick(six));
});

test('digits keep their positions', () => {
  let pick = emptyPick(box);
  for (const [place, digit] of [
    [2, 7],
    [0, 4],
  ] as const)
    pick = tapDigit(pick, place, digit);
  expect(missingOf(pick, box)).toEqual({ what: 'digits', count: 1 });
  expect(lineOf(tapDigit(pick, 1, 0), box)).toEqual({ betType: 'box', numbers: [4, 0, 7] });
});

test('three equal digits in any order are refused before they are sent', () => {
  const triple = [0, 1, 2].reduce((pick, place) => tapDigit(pick, place, 5), emptyPick(box));
  expect(missingOf(triple, box)).toEqual({ what: 'triple' });
});

test('a side can be chosen, changed and released', () => {
  const small = tapSide(emptyPick(size), 'small');
  expect(lineOf(tapSide(small, 'big'), size)).toEqual({ betType: 'size', side: 'big' });
  expect(lineOf(tapSide(small, 'small'), size)).toBeNull();
});

test('a quick pick is always a complete line in range', () => {
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(
      fc.constantFrom([six, numbers] as const, [box, digits] as const, [size, numbers] as const),
      chances,
      ([bet, range], stream) => {
        const chance = (limit: number) => Math.floor((stream.next().value ?? 0) * limit);
        const line = lineOf(pickByChance(bet, range, chance, [3, 8]), bet);
        expect(line).not.toBeNull();
        for (const n of line?.numbers ?? []) expect(n >= range.from && n <= range.to).toBe(true);
        if (bet === six) expect(new Set(line?.numbers).size).toBe(6);
      },
    ),
  );
});

test('the best prize of a line is the best that it can win', () => {
  expect(bestPrize({ betType: 'six', numbers: [1, 2, 3, 4, 5, 6] }, types, 100n)).toBe(25_000_000n);
  expect(bestPrize({ betType: 'box', numbers: [1, 2, 3] }, types, 100n)).toBe(15_300n);
  expect(bestPrize({ betType: 'box', numbers: [1, 1, 3] }, types, 100n)).toBe(30_600n);
  expect(bestPrize({ betType: 'size', side: 'small' }, types, 100n)).toBe(193n);
});

test.each([
  [
    { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
    { least: 15, middle: 115, most: 215 },
  ],
  [numbers, { least: 21, middle: 138, most: 255 }],
  [digits, { least: 0, middle: 13.5, most: 27 }],
])('sums of %j', (range, sums) => expect(sumsOf(range)).toEqual(sums));

const small = { betType: 'size', side: 'small' };
const big = { betType: 'size', side: 'big' };
const row = { betType: 'six', numbers: [1, 2, 3, 4, 5, 6] };

test.each([
  ['sides that exclude each other promise one of them', [small, big], 193n],
  ['the same side twice promises both', [small, small, big], 386n],
  [
    'digits in any order exclude others',
    [
      { betType: 'box', numbers: [1, 2, 3] },
      { betType: 'box', numbers: [1, 2, 4] },
    ],
    15_300n,
  ],
  [
    'the same digits in another order are the same bet',
    [
      { betType: 'box', numbers: [1, 2, 3] },
      { betType: 'box', numbers: [3, 2, 1] },
    ],
    30_600n,
  ],
  ['lines of numbers and a side add up', [row, row, small], 50_000_193n],
  ['no line promises nothing', [], 0n],
])('%s', (_, lines, prize) => expect(bestPrizeOf(lines, types, 100n)).toBe(prize));

/** A line is paid for each prize with its end: `head` counts one prize, `small4` three of them. */
const table: readonly BetType[] = [
  {
    code: 'head',
    kind: 'digits',
    pick: 2,
    sides: [],
    odds: [{ tier: 'hit', hundredths: 9200 }],
    perHit: true,
    mostPerDraw: 9200,
  },
  {
    code: 'small4',
    kind: 'digits',
    pick: 4,
    sides: [],
    odds: [
      { tier: 'first', hundredths: 460_000 },
      { tier: 'second', hundredths: 270_000 },
      { tier: 'third', hundredths: 185_000 },
    ],
    perHit: true,
    mostPerDraw: 915_000,
  },
];
const heads = (...firsts: readonly number[]) => firsts.map((first) => ({ betType: 'head', numbers: [first, 7] }));
const fours = (...firsts: readonly number[]) =>
  firsts.map((first) => ({ betType: 'small4', numbers: [first, 1, 2, 3] }));

test.each([
  ['ten different ends of one prize promise one of them', heads(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), 9200n],
  ['the same end three times promises three', heads(4, 4, 4, 5), 27_600n],
  ['one line on a table promises its top prize', fours(1), 460_000n],
  ['two lines promise no more than the whole table', fours(1, 2), 915_000n],
  ['kinds on the table add up', [...fours(1, 2), ...heads(1, 2)], 924_200n],
])('%s', (_, lines, prize) => expect(bestPrizeOf(lines, table, 100n)).toBe(prize));
