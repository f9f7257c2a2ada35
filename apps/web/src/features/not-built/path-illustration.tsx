// A gate that opens later: lanterns left and right of a path, in the brand's four colours.
import css from './not-built.module.css';

export const PathIllustration = () => (
  <svg className={css.illustration} width="184" height="132" viewBox="0 0 184 132" aria-hidden="true">
    <ellipse className={css.three} cx="92" cy="120" rx="74" ry="9" opacity=".6" />
    <circle className={css.three} cx="92" cy="62" r="56" opacity=".4" />
    <path className={css.three} d="M66 120l14-44h24l14 44z" />
    <path className={css.dash} d="M92 82v8M92 97v8M92 111v6" />
    <path className={css.two} d="M42 34c16 8 84 8 100 0l4 12c-18 8-90 8-108 0z" />
    <path className={css.one} d="M54 46h12v74H54zM118 46h12v74h-12z" />
    <path className={css.two} d="M48 60h88v8H48z" />
    <g className={css.four}>
      <circle cx="92" cy="84" r="17" />
    </g>
    <path className={css.hands} d="M92 74v10l7 5" />
    <path className={css.line} d="M34 66v10M150 66v10" />
    <path className={css.one} d="M34 76c8 0 12 6 12 12s-4 12-12 12-12-6-12-12 4-12 12-12z" />
    <path className={css.one} d="M150 76c8 0 12 6 12 12s-4 12-12 12-12-6-12-12 4-12 12-12z" />
    <path className={css.four} d="M30 82c-3 3-3 9 0 12M146 82c-3 3-3 9 0 12" opacity=".6" />
    <path
      className={css.two}
      d="M30 18l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500zM156 24l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
    />
  </svg>
);
