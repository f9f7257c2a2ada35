// Drawn numbers as balls, in the order they are published; bonus numbers stand apart. Never mirrored.
import css from './balls.module.css';

export interface BallsProps {
  readonly numbers: readonly number[];
  readonly bonus?: readonly number[];
  /** Digits every number is written with. */
  readonly digits?: 1 | 2;
}

export function Balls({ numbers, bonus = [], digits = 2 }: BallsProps) {
  // Three drawn digits may be alike: a ball is its place and its number.
  const ball = (number: number, place: number) => (
    <b key={`${place}.${number}`}>{String(number).padStart(digits, '0')}</b>
  );
  return (
    <span className={css.balls}>
      {numbers.map(ball)}
      {bonus.length > 0 && <i>+</i>}
      {bonus.length > 0 && <em>{bonus.map(ball)}</em>}
    </span>
  );
}
