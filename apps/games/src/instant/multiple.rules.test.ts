import { describe, expect, test } from 'vitest';
import { chanceText, fieldText, multipleText, placeOf, stepped, typedMultiple } from './multiple.rules.ts';

const targets = { least: 101, most: 100_000 };

test.each([
  [101, 'en', '×1.01'],
  [200, 'en', '×2.00'],
  [100_000, 'en', '×1,000.00'],
  [100_000, 'vi', '×1.000,00'],
])('%i hundredths in %s are written %s', (hundredths, tag, text) => {
  expect(multipleText(hundredths, tag)).toBe(text);
});

test.each([
  ['2', 200],
  ['2.5', 250],
  [' 2,05 ', 205],
  ['1.01', 101],
  ['1000', 100_000],
  ['1.005', null],
  ['1', null],
  ['1000.01', null],
  ['', null],
  ['x2', null],
  ['1e3', null],
  ['-2', null],
])('typed as %j it is %s', (text, hundredths) => {
  expect(typedMultiple(text, targets)).toBe(hundredths);
});

test.each(['en', 'vi', 'fr'])('what the field shows in %s can be typed on', (tag) => {
  for (const hundredths of [101, 205, 100_000])
    expect(typedMultiple(fieldText(hundredths, tag), targets)).toBe(hundredths);
  expect(typedMultiple(fieldText(100_000, tag).slice(0, -1), targets)).toBe(100_000);
});

test('a multiple is typed in the digits of the keyboard', () => {
  expect(['২.৫', '۲٫۵', '၂.၅'].map((text) => typedMultiple(text, targets))).toEqual([250, 250, 250]);
});

describe('the steps', () => {
  test.each([
    [200, 1, 250],
    [200, -1, 190],
    [101, -1, 101],
    [103, -1, 101],
    [1_000, 1, 1_100],
    [10_000, 1, 20_000],
    [100_000, 1, 100_000],
    [137, 1, 140],
  ] as const)('from %i in direction %i: %i', (from, direction, to) => {
    expect(stepped(from, direction, targets)).toBe(to);
  });
});

test.each([
  [200, '48.50%'],
  [101, '96.04%'],
  [100_000, '0.10%'],
])('the chance of %i hundredths is %s', (target, text) => {
  expect(chanceText(target, 9700, 'en')).toBe(text);
});

test('the dial runs from ×1 to the highest multiple, by the logarithm', () => {
  expect([100, 1_000, 10_000, 100_000, 200_000].map((at) => Math.round(placeOf(at, targets) * 300))).toEqual([
    0, 100, 200, 300, 300,
  ]);
});
