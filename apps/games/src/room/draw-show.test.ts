import type { DrawResult, Receipt } from '@foyer/contract';
import { expect, test } from 'vitest';
import { ballCount, holdAfter, isRevealed, ownHits, pauseBefore, shownPart, showOf } from './draw-show.rules.ts';

const DRAWN_AT = '2026-11-21T06:31:00.000Z';
const after = (seconds: number): string => new Date(Date.parse(DRAWN_AT) + seconds * 1_000).toISOString();
const result: DrawResult = {
  issue: '7',
  status: 'drawn',
  numbers: [4, 8, 15, 16, 23, 42],
  bonus: [9],
  drawnAt: DRAWN_AT,
  late: false,
};
const range = { from: 1, to: 45, draw: 6, bonus: 1, ordered: false };

test.each([
  ['one second after the draw', result, 1, false, 0],
  ['with less motion', result, 1, true, 7],
  ['ten seconds after it', result, 10, false, 0],
  ['later: nobody watched it', result, 11, false, null],
  ['for a draw that was refunded', { ...result, status: 'refunded' }, 1, false, null],
  ['for a draw without a time', { ...result, drawnAt: null }, 1, false, null],
] as const)('%s a result has the stage with so many balls', (_, drawn, seconds, isStill, balls) =>
  expect(showOf(drawn, after(seconds), isStill)?.balls ?? null).toBe(balls),
);

test.each([3, 5, 7])('the stage of %s balls lasts four to five seconds, and each ball has its moment', (count) => {
  const pauses = Array.from({ length: count }, (_, ball) => pauseBefore(ball, count));
  const lasts = pauses.reduce((sum, ms) => sum + ms, 0) + holdAfter(false);
  expect(lasts).toBeGreaterThanOrEqual(4_000);
  expect(lasts).toBeLessThanOrEqual(5_000);
  expect(Math.min(...pauses)).toBeGreaterThan(200);
  expect(holdAfter(true)).toBeGreaterThanOrEqual(4_000);
});

test.each([
  [0, [-1, -1, -1, -1, -1, -1], [], false],
  [2, [4, 8, -1, -1, -1, -1], [], false],
  [6, [4, 8, 15, 16, 23, 42], [], false],
  [7, [4, 8, 15, 16, 23, 42], [9], true],
])('after %s balls the tickets know only those', (balls, numbers, bonus, isOver) => {
  const show = { issue: '7', result, balls };
  expect(shownPart(show)).toMatchObject({ numbers, bonus });
  expect(isRevealed(show)).toBe(isOver);
  expect(ballCount(result)).toBe(7);
});

const ticket = (...lines: readonly Partial<Receipt['lines'][number]>[]): Receipt => ({
  receipt: 'R',
  game: 'x',
  issue: '7',
  lines: lines.map((line) => ({ betType: 'six', numbers: [], side: null, status: 'open', win: '0', ...line })),
  stakePerLine: '100',
  total: '100',
  win: '0',
  status: 'open',
  placedAt: DRAWN_AT,
  result: null,
});
const digits: DrawResult = { ...result, numbers: [3, 3, 8], bonus: [] };
const places = { from: 0, to: 9, draw: 3, bonus: 0, ordered: true };

test.each([
  ['picked numbers and the bonus', [ticket({ numbers: [4, 9, 42] })], result, range, [0, 5], [0]],
  ['the numbers of all tickets', [ticket({ numbers: [4] }), ticket({ numbers: [8] })], result, range, [0, 1], []],
  ['the bonus alone for a bonus bet', [ticket({ betType: 'bonus', numbers: [4, 9] })], result, range, [], [0]],
  ['no bonus for a bet it does not count for', [ticket({ betType: 'pick3', numbers: [9] })], result, range, [], []],
  ['nothing for a side', [ticket({ betType: 'parity', side: 'odd' })], result, range, [], []],
  ['digits in their place', [ticket({ betType: 'straight', numbers: [3, 8, 8] })], digits, places, [0, 2], []],
  ['the last places', [ticket({ betType: 'last2', numbers: [3, 9] })], digits, places, [1], []],
  ['digits in any place', [ticket({ betType: 'box', numbers: [8, 3, 1] })], digits, places, [0, 1, 2], []],
  ['nothing without a ticket', [], result, range, [], []],
] as const)('lights %s', (_, tickets, drawn, where, numbers, bonus) => {
  const lit = (hits: readonly boolean[]) => hits.flatMap((isHit, at) => (isHit ? [at] : []));
  const own = ownHits(tickets, drawn, where);
  expect([lit(own.numbers), lit(own.bonus)]).toEqual([numbers, bonus]);
});
