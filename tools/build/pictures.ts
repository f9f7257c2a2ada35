// Makes bitmaps of an operator's vector art: app icons, favicon and share picture.
import { Resvg } from '@resvg/resvg-js';

export type Pictures = Map<string, { type: string; content: Buffer }>;

/** Sizes that browsers and home screens ask for. */
const ICON_SIZES = [192, 256, 384, 512];
const APPLE_ICON_SIZE = 180;
/** Icons that a phone cuts to its own shape. */
const MASKABLE_SIZES = [192, 512];
const FAVICON_SIZES = [16, 32, 48];
/** The size every messenger accepts for a large preview. */
const SHARE = { width: 1200, height: 630 };

export const dataUrl = (svg: Buffer): string => `data:image/svg+xml;base64,${svg.toString('base64')}`;

export const render = (svg: string | Buffer, width: number, loadSystemFonts = false): Buffer =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts } }).render().asPng());

/** An icon file that holds PNG pictures: header, one directory row a picture, then the pictures. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const row = 6 + 16 * index;
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(png.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const onGround = (mark: Buffer, background: string, inset: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${background}"/><image x="${inset}" y="${inset}" width="${96 - 2 * inset}" height="${96 - 2 * inset}" href="${dataUrl(mark)}"/></svg>`;
/** Whatever shape the phone cuts, the middle four fifths stay (W3C, maskable icons). */
const MASKABLE_INSET = 16;

/** Icons of all sizes by name. Apple's fills its corners, because iOS paints transparent ones black. */
export function renderIcons(mark: Buffer, background: string): Pictures {
  const icons: Pictures = new Map(
    ICON_SIZES.map((size) => [`icon-${size}`, { type: '.png', content: render(mark, size) }]),
  );
  icons.set(`icon-${APPLE_ICON_SIZE}`, {
    type: '.png',
    content: render(onGround(mark, background, 0), APPLE_ICON_SIZE),
  });
  for (const size of MASKABLE_SIZES)
    icons.set(`icon-maskable-${size}`, {
      type: '.png',
      content: render(onGround(mark, background, MASKABLE_INSET), size),
    });
  const small = FAVICON_SIZES.map((size) => ({ size, png: render(mark, size) }));
  icons.set('favicon', { type: '.ico', content: icoOf(small) });
  return icons;
}

/** The brand's banner with its logo in the quiet corner, on a plate of the page's colour, because a banner may have the logo's own. */
export function renderSharePreview(banner: Buffer, logo: Buffer, background: string): Buffer {
  const { width, height } = SHARE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" preserveAspectRatio="xMaxYMid slice" href="${dataUrl(banner)}"/><rect x="56" y="56" width="448" height="120" rx="28" fill="${background}" fill-opacity=".94"/><image x="80" y="76" width="400" height="80" href="${dataUrl(logo)}"/></svg>`;
  // Only a generated logo has letters.
  return render(svg, width, logo.includes('<text'));
}
