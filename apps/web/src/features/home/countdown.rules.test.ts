import { describe, expect, test } from 'vitest';
import { ballDigits, clockText, countdown, isFresh, nextLook } from './countdown.rules.ts';

const noon = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number): string => new Date(noon + seconds * 1000).toISOString();
const draw = (drawsIn: number, intervalSeconds = 60) => ({
  drawsAt: at(drawsIn),
  closesAt: at(drawsIn - 10),
  intervalSeconds,
});

describe('a countdown', () => {
  test.each([
    ['a full interval', 60, { seconds: 60, left: 1, closed: false }],
    ['the middle', 30, { seconds: 30, left: 0.5, closed: false }],
    ['bets closed', 10, { seconds: 10, left: 10 / 60, closed: true }],
    ['the draw', 0, { seconds: 0, left: 0, closed: true }],
    ['long after it, with a late answer', -25, { seconds: 0, left: 0, closed: true }],
    ['a slow clock', 75, { seconds: 75, left: 1, closed: false }],
  ])('shows %s', (_, drawsIn, shown) => {
    expect(countdown(draw(drawsIn), noon)).toEqual(shown);
  });

  test('rounds a started second up, so that 0 means now', () => {
    expect(countdown(draw(30), noon + 1).seconds).toBe(30);
    expect(countdown(draw(30), noon + 999).seconds).toBe(30);
    expect(countdown(draw(30), noon + 1000).seconds).toBe(29);
  });

  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [600, '10:00'],
    [3600, '1:00:00'],
    [3729, '1:02:09'],
  ])('%i seconds are written %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});

describe('numbers of a draw', () => {
  test.each([
    [[4, 17, 22, 31, 45], 2],
    [[1, 2, 3, 4, 5], 2],
    [[7, 0, 3], 1],
    [[7, 10, 3], 2],
    [[], 2],
  ] as const)('%j have %i digits', (numbers, digits) => {
    expect(ballDigits(numbers)).toBe(digits);
  });
});

describe('polling the draws', () => {
  test('waits until a moment after the next draw', () => {
    const draws = [draw(40), draw(200, 300)];
    expect(nextLook(draws, noon, 0, 0)).toBe(40_500);
    expect(nextLook(draws, noon, 0, 0.999)).toBeGreaterThan(41_000);
    expect(nextLook(draws, noon, 0, 0.999)).toBeLessThan(42_001);
  });

  test('asks once an hour for a draw that is further away than a timer can wait', () => {
    expect(nextLook([draw(40 * 86_400)], noon, 0, 0)).toBe(3_600_500);
  });

  test('asks soon when the draw is already over', () => {
    expect(nextLook([draw(-30)], noon, 0, 0)).toBe(500);
  });

  test('waits longer after each answer without news, and never longer than a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 20].map((misses) => nextLook([draw(-1)], noon, misses, 0));
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('draws are fresh while none of them is due', () => {
    expect(isFresh([draw(1), draw(60)], noon)).toBe(true);
    expect(isFresh([draw(0), draw(60)], noon)).toBe(false);
    expect(isFresh([], noon)).toBe(false);
  });
});
