import { expect, test } from 'vitest';
import { isVectorArt, pictureFileName, pictureKind, renderedSize } from './picture-kind.rules.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

test.each([
  ['\u0089PNG\r\n\u001a\n….', 'png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
  ['RIFF\u0001\u0000\u0000\u0000WEBPVP8 ', 'webp'],
  ['GIF89a', 'gif'],
  ['GIF87a', 'gif'],
  ['GIF88a', null],
  ['RIFF\u0001\u0000\u0000\u0000WAVE', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<html><script>alert(1)</script>', null],
  ['\u0000\u0000\u0000\u001cftypavif', null],
  ['', null],
])('PW-02 the file %j is the picture %s', (text, kind) => expect(pictureKind(bytes(text))).toBe(kind));

test.each([
  ['image/svg+xml', true],
  ['image/svg+xml; charset=utf-8', true],
  ['image/svg', false],
  ['text/html', false],
  ['', false],
])('PW-02 a file of the type %s is rendered: %s', (type, is) => expect(isVectorArt(type)).toBe(is));

test.each([
  ['banner-draw.svg', 'png', 'banner-draw.png'],
  ['a.b.jpeg', 'jpeg', 'a.b.jpg'],
  ['noending', 'gif', 'noending.gif'],
  ['.webp', 'webp', 'picture.webp'],
] as const)('the file of %s as %s has the name %s', (name, kind, saved) =>
  expect(pictureFileName(name, kind)).toBe(saved),
);

test.each([
  [360, 200, 1080, 600],
  [0, 0, 1080, 1080],
  [1, 5000, 1080, 4096],
  [5000, 1, 1080, 1],
])('vector art of %i × %i is rendered in %i × %i', (width, height, ...size) =>
  expect(Object.values(renderedSize(width, height))).toEqual(size),
);
