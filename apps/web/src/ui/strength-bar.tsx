// The strength of a password: four steps that fill up.
import css from './strength-bar.module.css';

export interface StrengthBarProps {
  /** 0 to 4; 0 while nothing is known. */
  readonly level: number;
  readonly label: string;
}

export const StrengthBar = ({ level, label }: StrengthBarProps) => (
  <div className={css.bar} data-level={level} role="img" aria-label={label} aria-hidden={level === 0 || undefined} />
);
