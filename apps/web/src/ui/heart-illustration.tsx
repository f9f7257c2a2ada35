// Cards of games with a heart on the first: what is kept stands here.
import css from './illustrations.module.css';
import { frame } from './illustrations.tsx';

export const HeartIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="134" rx="70" ry="8" opacity=".6" />
      <circle className={css.three} cx="92" cy="64" r="54" opacity=".4" />
      <rect className={css.three} x="32" y="38" width="48" height="66" rx="9" transform="rotate(-12 56 71)" />
      <rect className={css.two} x="104" y="38" width="48" height="66" rx="9" transform="rotate(12 128 71)" />
      <rect className={css.four} x="66" y="28" width="52" height="74" rx="10" />
      <path className={css.one} d="M92 84 75.5 67.6a11.5 11.5 0 0 1 16.2-16.3l.3.3.3-.3a11.5 11.5 0 0 1 16.2 16.3z" />
      <path className={css.two} d="M34 22l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5z" />
      <path className={css.one} d="M150 18l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
    </>,
  );
