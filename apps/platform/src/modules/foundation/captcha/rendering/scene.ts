// Landscapes: no two alike, small as files, with enough detail to show a missing piece.
// No layers (`opacity`, filters): one outside of the rendered area crashes resvg.
import { PICTURE } from '../puzzle.ts';
import { type Palette, palettes } from './palettes.table.ts';
import { between, pick, whole } from './random.ts';

const { width, height } = PICTURE;
/** Waves of a ridge over the width of the picture. */
const RIDGE_STEPS = 6;

const sky = ({ sky: [upper, lower], sun }: Palette): string => {
  const [x, y, radius] = [between(40, width - 40), between(30, 80), between(16, 26)];
  return `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#s)"/>
<circle cx="${x}" cy="${y}" r="${radius * 1.7}" fill="${sun}" fill-opacity=".22"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${sun}"/>`;
};

/** Points along a ridge, from beyond the left edge to beyond the right one. */
const ridgePoints = (level: number, swing: number): readonly (readonly [number, number])[] => {
  const step = width / (RIDGE_STEPS - 1);
  return Array.from({ length: RIDGE_STEPS + 2 }, (_, at) => [(at - 1) * step, level + between(-swing, swing)] as const);
};

const ridge = (points: readonly (readonly [number, number])[], colour: string): string => {
  const [first = [0, 0] as const] = points;
  const curves = points.slice(1).map(([x, y], at) => {
    const [beforeX, beforeY] = points[at] ?? first;
    const middle = (beforeX + x) / 2;
    return `C${middle} ${beforeY} ${middle} ${y} ${x} ${y}`;
  });
  return `<path fill="${colour}" d="M${first[0]} ${first[1]}${curves.join('')}V${height}H${first[0]}Z"/>`;
};

const fir = (x: number, y: number, size: number): string => {
  const tier = (top: number, half: number): string =>
    `M${x} ${y - size * top}l${size * half} ${size * 0.4}h${-2 * size * half}z`;
  return `${tier(1, 0.2)}${tier(0.78, 0.27)}${tier(0.55, 0.34)}`;
};

const roundTree = (x: number, y: number, size: number): string =>
  `M${x - size * 0.3} ${y - size * 0.6}a${size * 0.3} ${size * 0.34} 0 1 1 ${size * 0.6} 0a${size * 0.3} ${size * 0.34} 0 1 1 ${-size * 0.6} 0M${x - 1} ${y - size * 0.4}h2v${size * 0.4}h-2z`;

/** Trees stand on the points of a ridge and a little beside them. */
const grove = (points: readonly (readonly [number, number])[], colour: string, size: number): string => {
  const tree = pick([fir, roundTree]);
  const trees = points.flatMap(([x, y]) =>
    Array.from({ length: whole(1, 3) }, () => tree(x + between(-22, 22), y + between(2, 8), size * between(0.7, 1.2))),
  );
  return `<path fill="${colour}" d="${trees.join('')}"/>`;
};

const cloud = (colour: string): string => {
  const [x, y, size] = [between(0, width), between(14, 70), between(8, 15)];
  return `<path fill="${colour}" fill-opacity=".35" d="M${x - size * 2} ${y}a${size} ${size} 0 0 1 ${size * 1.4} ${-size * 0.8}a${size * 1.2} ${size * 1.2} 0 0 1 ${size * 2.1} ${size * 0.2}a${size * 0.8} ${size * 0.8} 0 0 1 ${size * 0.9} ${size * 0.6}z"/>`;
};

/** Elements of a landscape of PICTURE's size. */
export const sceneArt = (): string => {
  const palette = pick(palettes);
  const clouds = Array.from({ length: whole(2, 4) }, () => cloud(palette.sky[1])).join('');
  const layers = palette.hills.map((colour, at) => {
    const points = ridgePoints(72 + at * 32, 14 - at * 2);
    const trees = at === 0 ? '' : grove(points, palette.hills[at + 1] ?? palette.trees, 12 + at * 7);
    return `${trees}${ridge(points, colour)}`;
  });
  const front = grove(ridgePoints(height + 4, 6), palette.trees, 40);
  return `${sky(palette)}${clouds}${layers.join('')}${front}`;
};
