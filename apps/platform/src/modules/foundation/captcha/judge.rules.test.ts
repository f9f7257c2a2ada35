// Tests which answers pass and which do not, and how far a guess at random comes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf, type Given, isPlausible, isRight } from './judge.rules.ts';
import { type Answer, PICTURE, type Point } from './puzzle.ts';
import { phraseQuestion } from './question/question.ts';
import { renderClick } from './rendering/click.ts';
import { renderSlide } from './rendering/slide.ts';

const SLIDE: Answer = { kind: 'slide', x: 150 };
const CLICK: Answer = {
  kind: 'click',
  places: [
    [60, 50],
    [180, 150],
    [300, 60],
  ],
};

test('a slider accepts three units of error', () => {
  for (const x of [147, 150, 153]) expect(isRight(SLIDE, { x, track: [] })).toBe(true);
  for (const x of [146.9, 153.1, Number.NaN, undefined]) expect(isRight(SLIDE, { x, track: [] })).toBe(false);
});

test('shapes need their order, all of them, and a tap near their middle', () => {
  const at = (...places: Point[]): Given => ({ places, track: [] });
  expect(isRight(CLICK, at([86, 50], [180, 124], [300, 60]))).toBe(true);
  expect(isRight(CLICK, at([180, 150], [60, 50], [300, 60]))).toBe(false);
  expect(isRight(CLICK, at([60, 50], [180, 150]))).toBe(false);
  expect(isRight(CLICK, at([60, 50], [180, 150], [300, 60], [300, 60]))).toBe(false);
  expect(isRight(CLICK, at([60, 50], [180, 150], [300, 87]))).toBe(false);
});

test.each([
  ['157', '157'],
  [' 1 5 7 ', '157'],
  ['١٥٧', '157'],
  ['۱۵۷', '157'],
  ['၁၅၇', '157'],
  ['１５７', '157'],
  ['one', ''],
])('the digits of "%s" are read in any script', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits);
});

const steps = (...track: [number, number][]): Given => ({
  x: track.at(-1)?.[0],
  track: track.map(([x, at]) => [x, 0, at]),
});

test.each<[string, Given, number, boolean]>([
  ['a hand', steps([8, 200], [60, 300], [120, 420], [150, 600]), 900, true],
  ['keys', steps([8, 500], [28, 700], [48, 800], [68, 900], [150, 1500], [150, 1900]), 2500, true],
  ['no path at all', { x: 150, track: [] }, 900, false],
  ['a leap', steps([8, 200], [9, 300], [10, 400], [150, 600]), 900, false],
  ['a flash', steps([8, 200], [60, 220], [120, 240], [150, 260]), 900, false],
  ['time that has not passed', steps([8, 200], [60, 3000], [120, 4200], [150, 6000]), 900, false],
  ['time that runs backwards', steps([8, 500], [60, 300], [120, 620], [150, 800]), 1200, false],
  ['a path to elsewhere', { ...steps([8, 200], [60, 300], [120, 420], [150, 600]), x: 250 }, 900, false],
])('a slider moved by %s: %#', (_, given, elapsedMs, plausible) => {
  expect(isPlausible('slide', given, elapsedMs)).toBe(plausible);
});

test('taps need their order, the answer’s places, and some time between them', () => {
  const places: Point[] = [
    [60, 50],
    [180, 150],
  ];
  const track: Given['track'] = [
    [60, 50, 700],
    [180, 150, 1500],
  ];
  expect(isPlausible('click', { places, track }, 1800)).toBe(true);
  expect(isPlausible('click', { places, track: [] }, 1800)).toBe(false);
  expect(isPlausible('click', { places, track: [...track].reverse() }, 1800)).toBe(false);
  expect(isPlausible('click', { places, track: track.map(([x, y]) => [x, y, 50]) }, 300)).toBe(false);
  expect(isPlausible('question', { text: '157', track: [] }, 900)).toBe(false);
});

/** Share of guesses that hit, each at a puzzle of its own. */
const hits = (guesses: number, tries: () => readonly [Answer, Given]): number => {
  let hit = 0;
  for (let at = 0; at < guesses; at += 1) {
    const [answer, given] = tries();
    if (isRight(answer, given)) hit += 1;
  }
  return hit / guesses;
};

const GUESSES = 10_000;
/** Rendering is dear: each of some is guessed at many times. */
const PUZZLES = 60;
const seeded = <T>(arbitrary: fc.Arbitrary<T>) => {
  const rendered = fc.sample(arbitrary, { numRuns: GUESSES });
  return (at: number): T => rendered[at % GUESSES] as T;
};

test('guesses spread evenly over where the gap may be pass at most 3 % a try', async () => {
  const answers = await Promise.all(Array.from({ length: PUZZLES }, async () => (await renderSlide()).answer));
  /** A grid, not chance: the share is the same for every puzzle, whatever its gap. */
  const grid = Array.from({ length: 1000 }, (_, at) => 66 + (238 * (at + 0.5)) / 1000);
  for (const answer of answers) {
    const hit = grid.filter((x) => isRight(answer, { x, track: [] })).length;
    expect(hit / grid.length).toBeLessThanOrEqual(0.03);
  }
});

test('10,000 random guesses at the shapes pass at most 3 % a try, even with known places', async () => {
  const puzzles = await Promise.all(Array.from({ length: PUZZLES }, renderClick));
  const cells: Point[] = [0, 1, 2].flatMap((column) => [0, 1].map((row): Point => [60 + column * 120, 50 + row * 100]));
  const order = seeded(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 3, maxLength: 3 }));
  const blind = seeded(
    fc.array(fc.tuple(fc.integer({ min: 0, max: PICTURE.width }), fc.integer({ min: 0, max: PICTURE.height })), {
      minLength: 3,
      maxLength: 3,
    }),
  );
  let at = 0;
  const answerAt = () => puzzles[at % PUZZLES]?.answer as Answer & { kind: 'click' };
  /** The middle of the shape of a cell, as a perfect eye would find it: of the asked ones exactly, of the others about. */
  const seen = (cell: number): Point =>
    answerAt().places.find(([x, y]) => Math.floor(x / 120) * 2 + Math.floor(y / 100) === cell) ??
    (cells[cell] as Point);
  const sighted = hits(GUESSES, () => {
    at += 1;
    return [answerAt(), { places: order(at).map(seen), track: [] }];
  });
  const unsighted = hits(GUESSES, () => {
    at += 1;
    return [answerAt(), { places: blind(at), track: [] }];
  });
  expect([sighted <= 0.03, unsighted <= 0.03, sighted > 0]).toEqual([true, true, true]);
});

test('10,000 random guesses at the question pass at most 3 % a try', () => {
  const guess = seeded(fc.integer({ min: 111, max: 999 }));
  let at = 0;
  const share = hits(GUESSES, () => {
    at += 1;
    return [phraseQuestion('EN').answer, { text: String(guess(at)), track: [] }];
  });
  expect(share).toBeLessThanOrEqual(0.03);
});
