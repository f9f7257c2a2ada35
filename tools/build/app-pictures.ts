// Renders what the manifest of the installed app names beside its icons: the badge, the shortcuts' icons, and screenshots.
import { dataUrl, type Pictures, render } from './pictures.ts';

const SMALL = 96;
/** Units of the drawing; a browser shows no screenshot that is more than 2.3 times as high as wide. */
const SCREEN = { width: 1080, height: 1920 };
/** Pixels across: half as many cost a quarter of the bytes, and the dialog shows it smaller still. */
const SHOWN_WIDTH = 540;

/**
 * The mark as one shape: what is bright on its dark ground, without a frame at its edge. The phone gives the badge its own colour.
 * Brightness below the first number counts as ground; the shape is solid from there on, within an eighth.
 */
const GROUND = 0.48;
const STEEPNESS = 8;
const badgeOf = (mark: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="7 7 82 82"><defs><clipPath id="middle"><circle cx="48" cy="48" r="41"/></clipPath><filter id="shape" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .3 .59 .11 0 0"/><feComponentTransfer><feFuncA type="linear" slope="${STEEPNESS}" intercept="${-GROUND * STEEPNESS}"/></feComponentTransfer></filter></defs><g clip-path="url(#middle)"><image width="96" height="96" filter="url(#shape)" href="${dataUrl(mark)}"/></g></svg>`;

/** Signs of the pages that shortcuts open, in the middle of 96 by 96. */
const signs: Readonly<Record<string, string>> = {
  games:
    '<rect x="26" y="26" width="44" height="44" rx="11"/><g fill="none"><circle cx="38" cy="38" r="1.5"/><circle cx="58" cy="38" r="1.5"/><circle cx="48" cy="48" r="1.5"/><circle cx="38" cy="58" r="1.5"/><circle cx="58" cy="58" r="1.5"/></g>',
  promotions:
    '<rect x="25" y="38" width="46" height="12" rx="3"/><path d="M30 50v18a3 3 0 0 0 3 3h30a3 3 0 0 0 3-3V50M48 38v33M48 38c-16 0-16-14-7-14 5 0 7 8 7 14zm0 0c16 0 16-14 7-14-5 0-7 8-7 14z"/>',
  deposit:
    '<path d="M66 35V30a4 4 0 0 0-4-4H32a6 6 0 0 0-6 6v32a6 6 0 0 0 6 6h34a4 4 0 0 0 4-4V39a4 4 0 0 0-4-4H32"/><path d="M58 52h.5"/>',
};

const shortcutOf = (sign: string, ground: string, line: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${ground}"/><g fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`;

export interface AppArt {
  readonly mark: Buffer;
  readonly logo: Buffer;
  /** Wide pictures, 720 by 324, and upright ones of games, 208 by 276. */
  readonly banners: readonly Buffer[];
  readonly tiles: readonly Buffer[];
  readonly page: string;
  readonly surface: string;
  readonly accent: string;
}

const GAP = 40;
const BANNER = { width: SCREEN.width - 2 * GAP, height: 450 };
const TILES_A_ROW = 3;
const TILE = { width: 306, height: 406 };

/** A picture with round corners. */
const framed = (picture: Buffer, x: number, y: number, { width, height }: typeof BANNER): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}"><defs><clipPath id="c${x}-${y}"><rect width="${width}" height="${height}" rx="36"/></clipPath></defs><image clip-path="url(#c${x}-${y})" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${dataUrl(picture)}"/></svg>`;

const tileAt = (picture: Buffer, index: number, top: number): string =>
  framed(
    picture,
    GAP + (index % TILES_A_ROW) * (TILE.width + 31),
    top + Math.floor(index / TILES_A_ROW) * (TILE.height + 31),
    TILE,
  );

/** The site as the app shows it, without a word: one picture serves every language. */
function screenOf({ logo, page, surface }: AppArt, parts: string): string {
  const { width, height } = SCREEN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${page}"/><rect width="${width}" height="190" fill="${surface}"/><image x="${GAP}" y="56" width="400" height="86" preserveAspectRatio="xMinYMid" href="${dataUrl(logo)}"/>${parts}</svg>`;
}

/** Names as the platform's manifest has them. */
export function renderAppPictures(art: AppArt): Pictures {
  const { mark, logo, banners, tiles, page, accent } = art;
  const [first, second] = banners;
  const home =
    (first ? framed(first, GAP, 230, BANNER) : '') +
    tiles
      .slice(0, 3)
      .map((one, at) => tileAt(one, at, 720))
      .join('') +
    (second ? framed(second, GAP, 1166, BANNER) : '');
  const below = tiles
    .slice(3, 6)
    .map((one, at) => tileAt(one, at, 1656))
    .join('');
  const games = tiles
    .slice(0, 12)
    .map((one, at) => tileAt(one, at, 230))
    .join('');
  const png = (svg: string, width: number) => ({ type: '.png', content: render(svg, width, logo.includes('<text')) });
  return new Map([
    ['badge', png(badgeOf(mark), SMALL)],
    ...Object.entries(signs).map(
      ([name, sign]) => [`shortcut-${name}`, png(shortcutOf(sign, accent, page), SMALL)] as const,
    ),
    ['screenshot-home', png(screenOf(art, home + below), SHOWN_WIDTH)],
    ['screenshot-games', png(screenOf(art, games), SHOWN_WIDTH)],
  ]);
}
