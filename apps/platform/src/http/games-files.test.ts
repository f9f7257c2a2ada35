import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileOf } from './games-files.ts';

const svg = Buffer.from(`<svg>${'<path d="M0 0"/>'.repeat(40)}</svg>`);

test('a file is compressed when it is requested, and once', () => {
  const file = fileOf('tile.svg', svg);
  const { brotli, gzip } = file;
  expect([brotliDecompressSync(brotli ?? ''), gunzipSync(gzip ?? '')]).toEqual([svg, svg]);
  expect(file.brotli).toBe(brotli);
  expect(file.gzip).toBe(gzip);
});

test('a file compressed by the build is served unchanged', () => {
  const made = { brotli: Buffer.from('br'), gzip: Buffer.from('gz') };
  expect(fileOf('room.js', Buffer.from('code'), made)).toMatchObject(made);
});

test('a compressed picture has no other encoding', () => {
  expect(fileOf('tile.webp', svg)).toMatchObject({ brotli: null, gzip: null });
});
