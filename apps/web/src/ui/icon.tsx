// Makes an icon component from one path.
import type { ComponentType } from 'react';
import { classNames } from './class-names.ts';
import css from './icon.module.css';

export interface IconProps {
  /** Side in pixels. */
  readonly size?: 24 | 20 | 16;
}

export type Icon = ComponentType<IconProps>;

/** Side of the square that icons are designed in; shown at this size they need no scale. */
const SIDE = 24;
const VIEW_BOX = `0 0 ${SIDE} ${SIDE}`;

const classes = { 24: css.icon, 20: css.middle, 16: css.small } as const;

/** `flips`: the icon points along the writing direction, so it is mirrored in right-to-left pages. */
export const iconOf =
  (path: string, { flips = false } = {}): Icon =>
  ({ size = 24 }) => (
    <svg
      className={classNames(classes[size], flips && css.flips)}
      viewBox={size === SIDE ? undefined : VIEW_BOX}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
