// PW-02: which pictures a banner may be as a file: those that hold pixels and nothing else.

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

const letters = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** The kind by the first bytes of the file: its type says what a server likes. Null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (letters(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (letters(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(letters(bytes, 0, 6)) ? 'gif' : null;
}

/** Vector art may hold scripts and links: it is rendered, never handed on. */
export const isVectorArt = (type: string): boolean => type.split(';', 1)[0]?.trim() === 'image/svg+xml';

const ENDINGS: Readonly<Record<PictureKind, string>> = { png: '.png', jpeg: '.jpg', webp: '.webp', gif: '.gif' };

/** The name of the file with the ending of what it is: `draw.svg` that was rendered is `draw.png`. */
export const pictureFileName = (name: string, kind: PictureKind): string =>
  `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'picture'}${ENDINGS[kind]}`;

/** Size at which vector art is rendered: three times the width of a small phone, in its own proportion. */
const RENDERED_WIDTH = 1080;
const MOST_HEIGHT = 4096;

export const renderedSize = (width: number, height: number): { readonly width: number; readonly height: number } => {
  const ratio = width > 0 && height > 0 ? height / width : 1;
  return { width: RENDERED_WIDTH, height: Math.max(1, Math.min(MOST_HEIGHT, Math.round(RENDERED_WIDTH * ratio))) };
};
