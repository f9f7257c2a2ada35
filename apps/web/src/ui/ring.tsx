// A ring that empties: drawn from a number, so that it needs no animation and no style attribute.
import { classNames } from './class-names.ts';
import css from './ring.module.css';

export interface RingProps {
  /** Part that is left, 0 to 1. */
  readonly left: number;
  /** The text in the middle. */
  readonly text: string;
  /** The same in words, read on demand: it changes every second, so it is no live region. */
  readonly label: string;
  /** True for the last moments, which have another colour and show the number. */
  readonly urgent?: boolean;
}

const DEGREES_TO_TOP = 'rotate(-90 26 26)';

export function Ring({ left, text, label, urgent = false }: RingProps) {
  const part = Math.round(Math.min(1, Math.max(0, left)) * 1000) / 10;
  return (
    <span className={classNames(css.ring, urgent && css.urgent)} role="timer" aria-label={label}>
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r="24" />
        <circle cx="26" cy="26" r="24" pathLength="100" strokeDasharray={`${part} 100`} transform={DEGREES_TO_TOP} />
      </svg>
      <b aria-hidden="true">{text}</b>
    </span>
  );
}
