// A phone with the app's games on it and an arrow down to it: it is played in the app.

import css from './illustrations.module.css';
import { frame } from './illustrations.tsx';

export const PhoneIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="136" rx="70" ry="8" opacity=".6" />
      <circle className={css.three} cx="92" cy="70" r="58" opacity=".45" />
      <rect className={css.two} x="56" y="12" width="72" height="120" rx="14" />
      <rect className={css.four} x="63" y="22" width="58" height="98" rx="7" />
      <path className={css.lineThree} d="M84 126h16" strokeWidth="4" />
      <g className={css.three}>
        <rect x="70" y="30" width="20" height="20" rx="6" />
        <rect x="94" y="30" width="20" height="20" rx="6" />
        <rect x="70" y="54" width="20" height="20" rx="6" />
        <rect x="94" y="54" width="20" height="20" rx="6" />
      </g>
      <g transform="translate(130 96)">
        <circle className={css.one} r="24" />
        <path className={css.linePage} d="M0-11V9M-9 1l9 9 9-9" strokeWidth="4" />
      </g>
      <path className={css.one} d="M34 30l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
    </>,
  );
