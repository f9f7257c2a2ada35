// A countdown as cells: hours only where there are any. Never mirrored.
import css from './clock.module.css';

export interface ClockProps {
  readonly seconds: number;
  /** The same in words. */
  readonly label: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Cells of a countdown: `h mm ss` from one hour on, else `mm ss`. */
export function clockCells(seconds: number): readonly string[] {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  const rest = [two(Math.floor((whole % 3600) / 60)), two(whole % 60)];
  return hours > 0 ? [String(hours), ...rest] : rest;
}

export function Clock({ seconds, label }: ClockProps) {
  return (
    <span className={css.clock} role="img" aria-label={label}>
      {clockCells(seconds).map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <b key={place}>{cell}</b>
      ))}
    </span>
  );
}
