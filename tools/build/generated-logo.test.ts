import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateLogo, linesOf } from './generated-logo.ts';

const mark = readFileSync('merchants/aurora/art/mark.svg');

it.each([
  ['Lotus', ['Lotus']],
  ['Golden Dragon Club', ['Golden', 'Dragon Club']],
  ['Transcontinental Amusements and Lotteries', ['Transcontinental', 'Amusements and Lotteries']],
  ['Transcontinentalamusementsandlotteriesxy', ['Transcontinentalamus', 'ementsandlotteriesxy']],
])('sets the name %s in at most two lines', (name, lines) => {
  expect(linesOf(name)).toEqual(lines);
});

it('holds the mark and the name, each line no wider than the drawing', () => {
  const { svg, ratio } = generateLogo(mark, 'Transcontinental Amusements and Lotteries', '#F3F6FF');
  const text = svg.toString();
  const [, width = 0] = (/viewBox="0 0 (\d+) 40"/.exec(text) ?? []).map(Number);
  expect(ratio).toBe(width / 40);
  expect(text).toContain('#F3F6FF');
  expect(text).toContain('viewBox="0 0 96 96"');
  const places = [...text.matchAll(/<text x="(\d+)" y="\d+" textLength="(\d+)"/g)];
  expect(places).toHaveLength(2);
  for (const [, start, length] of places) expect(Number(start) + Number(length)).toBeLessThanOrEqual(width);
});

it('shows a name of signs as text', () => {
  expect(generateLogo(mark, '<b> & "Co"', '#000').svg.toString()).toContain('&#60;b&#62; &#38; &#34;Co&#34;');
});

it('keeps two lines large enough to read beside the mark', () => {
  const { ratio } = generateLogo(mark, 'Transcontinental Amusements and Lotteries', '#000');
  // Pages show a logo 25 pixels high: its two lines have letters of more than ten pixels.
  expect(25 * ratio).toBeLessThan(200);
});
