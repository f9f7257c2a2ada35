// What a file is by its own bytes.

import { Transformer } from '@napi-rs/image';
import { beforeAll, describe, expect, test } from 'vitest';
import { bombOf, jpegOf, noPictures, pngOf, webpOf, withExif } from '../../../testing/pictures.ts';
import { pictureFacts } from './picture.rules.ts';
import { rewritePicture } from './rewrite.ts';

let jpeg: Buffer;
let png: Buffer;
let webp: Buffer;
beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([jpegOf(64, 48), pngOf(64, 48), webpOf(64, 48)]);
});

describe('judged by its bytes', () => {
  test('a picture says its format and its size', () => {
    expect(pictureFacts(jpeg)).toEqual({ format: 'jpeg', width: 64, height: 48 });
    expect(pictureFacts(png)).toEqual({ format: 'png', width: 64, height: 48 });
    expect(pictureFacts(webp)).toEqual({ format: 'webp', width: 64, height: 48 });
    expect(pictureFacts(withExif(jpeg))).toEqual({ format: 'jpeg', width: 64, height: 48 });
  });

  test.each(Object.entries(noPictures))('%s is no picture', (_, bytes) => expect(pictureFacts(bytes)).toBe('kind'));

  test('a JPEG or WebP that was cut off is broken, wherever it was cut', () => {
    for (const bytes of [jpeg, webp])
      for (let length = 30; length < bytes.length; length += 7)
        expect(pictureFacts(bytes.subarray(0, length))).toBe('broken');
  });

  test('a second frame of another size makes a JPEG broken', () => {
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const frame = jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2));
    expect(pictureFacts(Buffer.concat([jpeg.subarray(0, at), frame, jpeg.subarray(at)]))).toBe('broken');
  });

  test('any byte that is changed leaves an answer, never an error', () => {
    for (const bytes of [jpeg, png, webp])
      for (let at = 0; at < Math.min(bytes.length, 700); at += 1) {
        const changed = Buffer.from(bytes);
        changed[at] = 255 - (changed[at] ?? 0);
        expect(() => pictureFacts(changed)).not.toThrow();
      }
  });
});

describe('written anew', () => {
  const sizeOf = async (bytes: Buffer) => {
    const { width, height, format, exif } = await new Transformer(await rewritePicture(bytes)).metadata(true);
    return { width, height, format, exif };
  };

  test('every kind becomes a JPEG of its own size', async () => {
    for (const bytes of [jpeg, png, webp])
      expect(await sizeOf(bytes)).toEqual({ width: 64, height: 48, format: 'jpeg', exif: undefined });
  });

  test('a large picture becomes 2400 pixels wide', async () => {
    expect(await sizeOf(await jpegOf(3000, 1500))).toMatchObject({ width: 2400, height: 1200 });
  });

  test('a picture is turned as its camera said, and where it was taken is gone', async () => {
    const photo = withExif(jpeg);
    expect(photo.includes('GPS 52.52')).toBe(true);
    expect(await sizeOf(photo)).toMatchObject({ width: 48, height: 64, exif: undefined });
    const kept = await rewritePicture(photo);
    expect(kept.includes('GPS 52.52')).toBe(false);
    expect(kept.includes('Exif')).toBe(false);
  });

  test('what hides behind a picture is not kept', async () => {
    const both = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect((await rewritePicture(both)).includes('script')).toBe(false);
  });

  test('a picture that takes gigabytes when it is open is refused before it is opened', async () => {
    const bomb = bombOf(30_000);
    expect(bomb.length).toBeLessThan(300_000);
    await expect(rewritePicture(bomb)).rejects.toMatchObject({ code: 'document.too.large' });
  });

  test.each([
    ['a PNG that was cut off', () => png.subarray(0, png.length - 30)],
    ['a PNG whose data is missing', () => Buffer.concat([png.subarray(0, 33), png.subarray(png.length - 12)])],
    ['a JPEG of nothing but its frame', () => Buffer.concat([jpeg.subarray(0, jpeg.length - 600), jpeg.subarray(-2)])],
  ])('%s is refused or written anew, and never an error of ours', async (_, bytes) => {
    await rewritePicture(bytes()).catch((error: unknown) => expect(error).toMatchObject({ code: 'document.broken' }));
  });
});
