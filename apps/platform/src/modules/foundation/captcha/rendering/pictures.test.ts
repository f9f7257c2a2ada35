// The bytes that are sent: pictures of pixels and nothing else, of one size whatever the answer.
import { expect, test } from 'vitest';
import type { ClickView, SlideView } from '../puzzle.ts';
import { renderClick } from './click.ts';
import { renderImageText } from './image-text.ts';
import { renderSlide } from './slide.ts';

const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

/** Chunks of a PNG, and what stands behind its end. */
const chunksOf = (png: Buffer): { readonly names: string[]; readonly behind: number } => {
  const names: string[] = [];
  let at = 8;
  while (at < png.length && names.at(-1) !== 'IEND') {
    names.push(png.toString('latin1', at + 4, at + 8));
    at += 12 + png.readUInt32BE(at);
  }
  return { names, behind: png.length - at };
};

const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('pictures contain only pixels: no text, no time, no place, no trailing data', async () => {
  const [slide, click, text] = await Promise.all([renderSlide(), renderClick(), renderImageText()]);
  const { picture, piece } = slide.view as SlideView;
  const { picture: shapes, prompt } = click.view as ClickView;
  for (const url of [picture, piece, shapes, prompt, text.image]) {
    const { names, behind } = chunksOf(bytesOf(url));
    expect([...new Set(names)].sort()).toEqual(['IDAT', 'IEND', 'IHDR']);
    expect(behind).toBe(0);
  }
});

test('every picture of a kind and every piece have one size, for any gap', async () => {
  const puzzles = await Promise.all(Array.from({ length: 12 }, renderSlide));
  const sizes = (name: 'picture' | 'piece') =>
    new Set(puzzles.map(({ view }) => sizeOf(bytesOf((view as SlideView)[name])).join('×')));
  expect([sizes('picture').size, sizes('piece').size]).toEqual([1, 1]);
});

test('a hundred landscapes of each kind render without an error', async () => {
  for (let at = 0; at < 50; at += 1)
    await Promise.all([renderSlide(), renderClick(), renderImageText(), renderSlide()]);
});
