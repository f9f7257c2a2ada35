// The image captcha: five characters, bent and crossed out, on a plate that fits both brands.

import { letters } from './letters.table.ts';
import { between, pick, pickSome } from './random.ts';
import { render } from './render.ts';

const LENGTH = 5;
const WIDTH = 168;
const HEIGHT = 52;
const PLATE = '#eef1f8';
const INKS = ['#1f3b73', '#5b2a6e', '#14544a', '#7a2f1f', '#33363f'];

const character = (name: string, at: number): string => {
  const x = 12 + at * 30 + between(-3, 3);
  const transform = `translate(${x} ${between(14, 21)}) rotate(${between(-20, 20)} 5 7) skewX(${between(-14, 14)}) scale(${between(1.4, 1.75)} ${between(1.4, 1.7)})`;
  return `<path transform="${transform}" d="${letters[name]}" fill="none" stroke="${pick(INKS)}" stroke-width="${between(1.5, 1.9)}" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const strike = (): string =>
  `<path d="M${between(-4, 10)} ${between(8, 44)}C${between(30, 60)} ${between(-10, 62)} ${between(100, 136)} ${between(-10, 62)} ${between(158, 172)} ${between(8, 44)}" fill="none" stroke="${pick(INKS)}" stroke-width="${between(1, 1.6)}" stroke-opacity=".75"/>`;

const speck = (): string =>
  `<circle cx="${between(0, WIDTH)}" cy="${between(0, HEIGHT)}" r="${between(0.5, 1.5)}" fill="${pick(INKS)}" fill-opacity=".5"/>`;

const plate = (lines: number): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PLATE}"/>${Array.from({ length: 26 }, speck).join('')}${Array.from({ length: lines }, strike).join('')}`;

export interface ImageText {
  readonly image: string;
  readonly text: string;
}

export const renderImageText = async (): Promise<ImageText> => {
  const text = Array.from({ length: LENGTH }, () => pick(Object.keys(letters)));
  const content = plate(3) + text.map(character).join('') + pickSome([strike(), strike()], 1).join('');
  return { image: await render({ content, box: [0, 0, WIDTH, HEIGHT] }), text: text.join('') };
};

/** The plate without a text: it is shown when the puzzle is a question instead. */
export const renderEmptyPlate = (): Promise<string> => render({ content: plate(5), box: [0, 0, WIDTH, HEIGHT] });
