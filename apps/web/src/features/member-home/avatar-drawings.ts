// The pictures that members choose from: faces of animals, each as shapes with their colours, on a square of 96.
import type { TextKey } from '../../shell/i18n/texts.ts';

/** The path of a shape, and its colour. */
type Shape = readonly [path: string, colour: string];

export interface Drawing {
  readonly name: TextKey;
  readonly shapes: readonly Shape[];
}

const DARK = '#241428';
const LIGHT = '#fff6e8';

const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
/** The same shape on both sides. */
const pair = (x: number, y: number, radius: number): string => dot(x, y, radius) + dot(96 - x, y, radius);

/** The head, then what lies on it. */
export const drawings: readonly Drawing[] = [
  {
    name: 'memberHome.tiger',
    shapes: [
      [`${pair(25, 29, 11)}${dot(48, 52, 31)}`, '#f59342'],
      [`${pair(25, 29, 5)}${pair(41, 66, 9)}`, LIGHT],
      ['M43 21h10l-5 15zM18 43l14 4-14 5zM78 43l-14 4 14 5zM19 60l13-1-9 8zM77 60l-13-1 9 8z', DARK],
      [`${pair(37, 50, 4)}M42 59h12l-6 7z`, DARK],
    ],
  },
  {
    name: 'memberHome.panda',
    shapes: [
      [pair(25, 28, 12), DARK],
      [dot(48, 52, 31), LIGHT],
      [`${pair(35, 50, 9)}M42 63h12l-6 7z`, DARK],
      [pair(36, 49, 3), LIGHT],
    ],
  },
  {
    name: 'memberHome.owl',
    shapes: [
      ['M20 16c8 8 20 8 28 8s20 0 28-8v40c0 18-13 28-28 28s-28-10-28-28z', '#8a6a5c'],
      [pair(35, 46, 14), LIGHT],
      [pair(35, 46, 6), DARK],
      ['M41 56h14l-7 12z', '#ffb545'],
    ],
  },
  {
    name: 'memberHome.cat',
    shapes: [
      ['M19 16l20 14h18l20-14v38c0 18-13 28-29 28s-29-10-29-28z', '#a9b4c9'],
      ['M25 27l9 7-9 8zm46 0l-9 7 9 8z', '#f3a9b8'],
      [`${pair(36, 52, 5)}M44 62h8l-4 5zM14 60h14v2H14zm54 0h14v2H68z`, DARK],
    ],
  },
  {
    name: 'memberHome.lion',
    shapes: [
      [dot(48, 50, 36), '#b4561f'],
      [`${pair(26, 30, 8)}${dot(48, 52, 26)}`, '#ffc861'],
      [pair(43, 65, 7), LIGHT],
      [`${pair(37, 48, 4)}M42 57h12l-6 7z`, DARK],
    ],
  },
  {
    name: 'memberHome.frog',
    shapes: [
      [`${pair(30, 30, 14)}M14 56c0-18 15-28 34-28s34 10 34 28-15 26-34 26-34-8-34-26z`, '#5fc36b'],
      [pair(30, 29, 9), LIGHT],
      [`${pair(31, 29, 4)}M28 60c6 9 34 9 40 0 -2 16-38 16-40 0z`, DARK],
    ],
  },
  {
    name: 'memberHome.rabbit',
    shapes: [
      ['M26 42c-6-20-2-34 6-34s10 14 10 26zm44 0c6-20 2-34-6-34s-10 14-10 26z', '#f2e9f2'],
      ['M32 36c-3-12-1-20 1-20s4 8 4 18zm32 0c3-12 1-20-1-20s-4 8-4 18z', '#f3a9b8'],
      [dot(48, 58, 27), '#f2e9f2'],
      [pair(37, 55, 4), DARK],
      ['M43 63h10l-5 6z', '#e0637f'],
    ],
  },
  {
    name: 'memberHome.bear',
    shapes: [
      [`${pair(25, 29, 12)}${dot(48, 52, 31)}`, '#9c6b45'],
      [`${pair(25, 29, 6)}${dot(48, 64, 14)}`, '#e7c39b'],
      [`${pair(36, 47, 4)}M42 58h12l-6 8z`, DARK],
    ],
  },
  {
    name: 'memberHome.penguin',
    shapes: [
      [dot(48, 50, 34), '#2c3550'],
      [`${pair(37, 50, 16)}${dot(48, 66, 17)}`, LIGHT],
      [pair(37, 47, 5), DARK],
      ['M39 57h18l-9 11z', '#ff9d3c'],
    ],
  },
];

/** Degrees between the grounds of two neighbours, and between two pictures of one animal. */
const HUE_STEP = 40;
const HUE_OF_ROUND = 23;

/** The picture of a number from 1 on: after the last animal the first one comes again, on another ground. */
export function drawingOf(number: number): Drawing & { readonly ground: string } {
  const round = Math.floor((number - 1) / drawings.length);
  const drawing = drawings[(number - 1) % drawings.length];
  if (!drawing) throw new Error(`There is no picture of the number ${number}.`);
  return { ...drawing, ground: `hsl(${(250 + number * HUE_STEP + round * HUE_OF_ROUND) % 360}, 48%, 40%)` };
}
