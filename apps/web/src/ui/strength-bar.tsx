// The strength of a password: four steps that fill up.
import css from './strength-bar.module.css';

const STEPS = [1, 2, 3, 4] as const;

export interface StrengthBarProps {
  /** 0 to 4; 0 while nothing is known. */
  readonly level: number;
  readonly label: string;
}

export const StrengthBar = ({ level, label }: StrengthBarProps) => (
  <div className={css.bar} role="img" aria-label={label} aria-hidden={level === 0 || undefined}>
    {STEPS.map((step) => (
      <span key={step} className={step > level ? undefined : level > 1 ? css.good : css.weak} />
    ))}
  </div>
);
