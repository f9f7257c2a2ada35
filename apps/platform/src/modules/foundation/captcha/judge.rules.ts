// Judges an answer: near enough to the right one, and reached the way a hand or a key reaches it.
import type { Answer, Point } from './puzzle.ts';

/** A slider may end this far from its gap: six of the 238 units it may lie in, so that a guess at random passes at 2.5 %. */
const SLIDE_TOLERANCE = 3;
/** A tap may miss the middle of its shape by this much: a finger's width, and still no other shape. */
const TAP_TOLERANCE = 26;
/** The end of the track is the answer. */
const TRACK_END_TOLERANCE = 1;
const FEWEST_STEPS = 4;
const FEWEST_MILLISECONDS = { slide: 180, click: 400, question: 2500, image: 0 } as const;
/** A clock in the page may run ahead of ours by this much within one puzzle. */
const CLOCK_SLACK_MS = 400;
/** Longest part of the way that one step of a slider may take. */
const LONGEST_STEP = 0.6;

/** One moment of the way to the answer: where, and milliseconds since the picture was shown. */
export type Step = readonly [x: number, y: number, at: number];

/** An answer as it came. */
export interface Given {
  readonly x?: number | undefined;
  readonly places?: readonly Point[] | undefined;
  readonly text?: string | undefined;
  readonly track: readonly Step[];
}

/** First digits of the scripts of our languages, beside those of ASCII: Arabic, Persian and Urdu, Devanagari, Burmese, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x1040, 0xff10];

/** The digits of a text, whatever script they are typed in. */
export const digitsOf = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? character : String(code - zero);
    })
    .join('')
    .replaceAll(/\D/g, '');

const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** The place is the right one; says nothing about the way there. */
export const isRight = (answer: Answer, given: Given): boolean => {
  switch (answer.kind) {
    case 'slide':
      return given.x !== undefined && Math.abs(given.x - answer.x) <= SLIDE_TOLERANCE;
    case 'click':
      return (
        given.places?.length === answer.places.length &&
        answer.places.every(([x, y], at) => {
          const [tapX, tapY] = given.places?.[at] ?? [Number.NaN, Number.NaN];
          return Math.hypot(tapX - x, tapY - y) <= TAP_TOLERANCE;
        })
      );
    case 'question':
      return given.text !== undefined && digitsOf(given.text) === answer.text;
    case 'image':
      return given.text !== undefined && foldText(given.text) === answer.text;
  }
};

const runsForward = (track: readonly Step[]): boolean =>
  track.every(([, , at], index) => at >= (track[index - 1]?.[2] ?? 0));

/** A slider is pulled in steps; a script that only names the end jumps there. */
const isPulled = (track: readonly Step[], x: number): boolean => {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < FEWEST_STEPS) return false;
  const distance = Math.abs(last[0] - first[0]);
  const jumps = track.some(
    ([place], index) => index > 0 && Math.abs(place - (track[index - 1]?.[0] ?? 0)) > distance * LONGEST_STEP,
  );
  return Math.abs(last[0] - x) <= TRACK_END_TOLERANCE && !jumps;
};

const isTapped = (track: readonly Step[], places: readonly Point[]): boolean =>
  track.length === places.length && track.every(([x, y], at) => x === places[at]?.[0] && y === places[at]?.[1]);

/** The way fits the answer and the time that has really passed. */
export const isPlausible = (kind: Answer['kind'], given: Given, elapsedMs: number): boolean => {
  const last = given.track.at(-1)?.[2] ?? 0;
  const took = kind === 'slide' ? last - (given.track[0]?.[2] ?? 0) : elapsedMs;
  if (took < FEWEST_MILLISECONDS[kind] || last > elapsedMs + CLOCK_SLACK_MS || !runsForward(given.track)) return false;
  if (kind === 'slide') return isPulled(given.track, given.x ?? Number.NaN);
  return kind !== 'click' || isTapped(given.track, given.places ?? []);
};
