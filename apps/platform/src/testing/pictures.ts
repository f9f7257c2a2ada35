// Pictures for tests, honest and hostile.
import { deflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

/** Red above, blue below: turning it shows. */
const pixels = (width: number, height: number): Uint8Array => {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    rgba.set(at < (width * height) / 2 ? [220, 30, 30, 255] : [30, 30, 220, 255], at * 4);
  return rgba;
};

const painted = (width: number, height: number) => Transformer.fromRgbaPixels(pixels(width, height), width, height);

export const jpegOf = (width: number, height: number): Promise<Buffer> => painted(width, height).jpeg(90);
export const pngOf = (width: number, height: number): Promise<Buffer> => painted(width, height).png();
export const webpOf = (width: number, height: number): Promise<Buffer> => painted(width, height).webp(90);

/** What phones write: the camera was turned by 90 degrees, and stood in Berlin. */
export const withExif = (jpeg: Buffer): Buffer => {
  const place = 'GPS 52.5200 N 13.4050 E';
  const tiff = Buffer.alloc(26 + place.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10); // orientation
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(6, 18); // turned clockwise
  tiff.write(place, 26, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]);
};

const CRC_BYTES = 4;
const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const end = Buffer.alloc(CRC_BYTES);
  end.writeUInt32BE(zlibCrc32(named));
  return Buffer.concat([head, named, end]);
};

/** A small file whose picture takes gigabytes when it is open. */
export const bombOf = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const lines = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const PADDING = '                                        ';

/** Files that are not what their name says; `name` is for the reader of a test. */
export const noPictures: Readonly<Record<string, Buffer>> = {
  'an SVG with a script': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>${PADDING}`,
  ),
  'a page': Buffer.from(`<!doctype html><script>alert(1)</script>${PADDING}`),
  'a GIF': Buffer.from(`GIF89a\x01\0\x01\0\0\0\0;${PADDING}`, 'latin1'),
  'a PDF': Buffer.from(`%PDF-1.7\n1 0 obj<</S/JavaScript>>endobj${PADDING}`),
  'a ZIP': Buffer.from(`PK\x03\x04${PADDING}`, 'latin1'),
  'a HEIC': Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0${PADDING}`, 'latin1'),
  'a TIFF': Buffer.from(`II*\0\x08\0\0\0${PADDING}`, 'latin1'),
  'a BMP': Buffer.from(`BM${PADDING}`),
  nothing: Buffer.alloc(0),
};
