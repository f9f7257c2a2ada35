import { describe, expect, test } from 'vitest';
import { chipInView } from './lane-in-view.rules.ts';

const HEIGHT = 740;
const [HOT, SLOTS, LIVE] = [0, 1, 2];
/** Three lanes of 190 pixels, 14 apart, the first of which begins at `top`. */
const lanes = (top: number) =>
  [HOT, SLOTS, LIVE].map((chip, place) => ({ chip, top: top + place * 204, bottom: top + place * 204 + 190 }));

describe('the chosen chip', () => {
  test.each([
    ['the first lane at the top of the page', 420, HOT],
    ['the lane that begins above the middle', 160, SLOTS],
    ['the last lane that does', -60, LIVE],
    ['the last lane below it, too', -900, LIVE],
  ])('is that of %s', (_, top, chip) => expect(chipInView(lanes(top), HEIGHT, null)).toBe(chip));

  test('is the tapped one while all of its lane is in view, though it never reaches the middle', () => {
    expect(chipInView(lanes(60), HEIGHT, LIVE)).toBe(LIVE);
    expect(chipInView(lanes(160), HEIGHT, LIVE)).toBe(SLOTS);
    expect(chipInView(lanes(-20), HEIGHT, HOT)).toBe(SLOTS);
  });

  test('goes by where the lanes stand, in whatever order the chips are', () => {
    expect(chipInView([...lanes(160)].reverse(), HEIGHT, null)).toBe(SLOTS);
  });

  test('is none without lanes', () => expect(chipInView([], HEIGHT, HOT)).toBeNull());
});
