// Reads from a file's own bytes what it is and how large its picture is; its name and content type count for nothing.

export interface PictureFacts {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

/** `kind`: no picture that is taken. `broken`: it starts as one, and its end is missing or its parts contradict each other. */
export type PictureFault = 'kind' | 'broken';

interface Size {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LEAST_BYTES = 30;

const sizeOf = (width: number, height: number): Size | null => (width > 0 && height > 0 ? { width, height } : null);

/** The first chunk of a PNG is its header; the last one its end. */
const pngSize = (bytes: Buffer): Size | null =>
  bytes.toString('latin1', 12, 16) === 'IHDR' && bytes.lastIndexOf('IEND') > 0
    ? sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
    : null;

const LOSSY_START = 0x2a019d;
const LOSSLESS_START = 0x2f;
const FOURTEEN_BITS = 0x3fff;

/** The header of the first chunk: extended, lossy or lossless. */
const webpSize = (bytes: Buffer): Size | null => {
  if (bytes.length < bytes.readUInt32LE(4) + 8) return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return sizeOf(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    case 'VP8 ':
      return bytes.readUIntLE(23, 3) === LOSSY_START
        ? sizeOf(bytes.readUInt16LE(26) & FOURTEEN_BITS, bytes.readUInt16LE(28) & FOURTEEN_BITS)
        : null;
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return bytes[20] === LOSSLESS_START
        ? sizeOf((bits & FOURTEEN_BITS) + 1, ((bits >>> 14) & FOURTEEN_BITS) + 1)
        : null;
    }
    default:
      return null;
  }
};

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Zero is an escaped byte of the scan, and restart markers stand within one. */
const endsScan = (marker: number): boolean => marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7);

const scanEnd = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1))
    if (endsScan(bytes[at + 1] ?? 0)) return at;
  return bytes.length;
};

/** Walks over the segments up to the end of the image: a second frame could be larger than the one that was measured. */
const jpegSize = (bytes: Buffer): Size | null => {
  let size: Size | null = null;
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END_OF_IMAGE) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return size;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (isFrame(marker)) {
      if (size !== null || at + 9 > bytes.length) return null;
      size = sizeOf(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
      if (size === null) return null;
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) at = scanEnd(bytes, at);
  }
  return null;
};

const formatOf = (bytes: Buffer): PictureFacts['format'] | null => {
  if (bytes.length < LEAST_BYTES) return null;
  if (bytes[0] === 0xff && bytes[1] === START_OF_IMAGE && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : null;
};

const sizes = { jpeg: jpegSize, png: pngSize, webp: webpSize } as const;

/** What a file is by its bytes, or why it is not taken. Nothing is decoded. */
export const pictureFacts = (bytes: Buffer): PictureFacts | PictureFault => {
  const format = formatOf(bytes);
  if (format === null) return 'kind';
  const size = sizes[format](bytes);
  return size === null ? 'broken' : { format, ...size };
};
