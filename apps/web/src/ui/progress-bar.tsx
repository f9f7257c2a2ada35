// A bar that fills from the start of the line: an element of its own, so that it needs no style attribute.
import css from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Per cent. */
  readonly done: number;
  readonly label: string;
}

export const ProgressBar = ({ done, label }: ProgressBarProps) => (
  <progress className={css.bar} max={100} value={done} aria-label={label} />
);
