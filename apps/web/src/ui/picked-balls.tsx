// The numbers of a bet as balls: a ring for each that was not drawn. Never mirrored.

import balls from './balls.module.css';
import type { BallsProps } from './balls.tsx';
import { classNames } from './class-names.ts';
import css from './picked-balls.module.css';

export interface PickedBallsProps extends Required<Pick<BallsProps, 'numbers' | 'digits'>> {
  /** False for each number that is a ring; without it every number is a ball. */
  readonly hits: readonly boolean[] | undefined;
}

export function PickedBalls({ numbers, digits, hits }: PickedBallsProps) {
  // Digits may be alike: a ball is its place and its number.
  const ball = (number: number, place: number) => (
    <b key={`${place}.${number}`} className={hits?.[place] === false ? css.miss : undefined}>
      {String(number).padStart(digits, '0')}
    </b>
  );
  return <span className={classNames(balls.balls, css.picked)}>{numbers.map(ball)}</span>;
}
