// Grey placeholders of a page, drawn as images, so that they need no style attribute.
import { classNames } from './class-names.ts';
import css from './skeleton.module.css';

const wide = '100%';

/** Width, height and how round, of each piece. */
const shapes = {
  title: [124, 18, css.line],
  line: [wide, 12, css.line],
  short: ['52%', 12, css.line],
  pill: [62, 14, css.piece],
  chip: [92, 44, css.pill],
  field: [wide, 52, css.card],
  tile: [104, 138, css.card],
  gridTile: [wide, undefined, css.card],
  banner: ['92%', 152, css.card],
  lotteryCard: [252, 154, css.card],
  ticker: [wide, 90, css.card],
  hero: [wide, 189, css.card],
  row: [wide, 62, css.card],
  buttonRow: [wide, 78, css.card],
  jackpot: [wide, 116, css.card],
  strip: [wide, 84, css.card],
  block: [wide, 168, css.card],
  linkCard: [wide, 382, css.card],
  /** Three of a row. */
  tiles: [wide, 144, css.three],
  chips: [wide, 52, css.three],
  circle: [42, 42, css.pill],
} as const;

export interface SkeletonProps {
  readonly shape: keyof typeof shapes;
  /** Whose height, if it has one, counts for more than the shape's. */
  readonly className?: string | undefined;
}

export function Skeleton({ shape, className }: SkeletonProps) {
  const [width, height, look] = shapes[shape];
  // A piece without a height keeps the proportions of a game tile.
  return (
    <svg
      className={classNames(look, className)}
      width={width}
      height={height}
      viewBox={height === undefined ? '0 0 104 138' : undefined}
      aria-hidden="true"
    />
  );
}
