// Illustrations of empty and failed pages, in the brand's four colours.
import type { ReactNode } from 'react';
import css from './illustrations.module.css';

export const frame = (content: ReactNode) => (
  <svg className={css.frame} width="184" height="148" viewBox="0 0 184 148" aria-hidden="true">
    {content}
  </svg>
);

/** A ticket with a clock: nothing here yet. */
export const TicketIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="132" rx="70" ry="9" opacity=".6" />
      <circle className={css.three} cx="128" cy="44" r="34" opacity=".55" />
      <g transform="rotate(-9 84 80)">
        <path
          className={css.two}
          d="M26 50h116a6 6 0 0 1 6 6v14a12 12 0 0 0 0 24v14a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V94a12 12 0 0 0 0-24V56a6 6 0 0 1 6-6z"
        />
        <path className={css.four} d="M26 50h78v64H26a6 6 0 0 1-6-6V94a12 12 0 0 0 0-24V56a6 6 0 0 1 6-6z" />
        <path className={css.lineThree} d="M104 56v52" strokeWidth="3" strokeDasharray="4 6" />
        <g className={css.three}>
          <circle cx="48" cy="74" r="8" />
          <circle cx="68" cy="74" r="8" />
          <circle cx="88" cy="74" r="8" />
        </g>
        <path className={css.lineThree} d="M40 96h44" strokeWidth="6" />
        <path className={css.four} d="M124 70l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" opacity=".9" />
      </g>
      <g transform="translate(136 104)">
        <circle className={css.one} r="19" />
        <path className={css.linePage} d="M0-9V1l7 4" strokeWidth="3.5" />
      </g>
      <path className={css.one} d="M36 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
    </>,
  );

/** A plug pulled out of its socket: it did not load. */
export const PlugIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="134" rx="70" ry="8" opacity=".6" />
      <circle className={css.three} cx="92" cy="66" r="56" opacity=".45" />
      <path className={css.lineTwo} d="M8 76c18-22 34 18 52 0" strokeWidth="7" />
      <path className={css.lineTwo} d="M124 76c18 18 34-22 52 0" strokeWidth="7" />
      <rect className={css.one} x="46" y="56" width="34" height="38" rx="9" />
      <path className={css.lineFour} d="M80 66h12M80 84h12" strokeWidth="6" />
      <rect className={css.four} x="108" y="56" width="30" height="38" rx="9" />
      <path className={css.lineThree} d="M114 66h8M114 84h8" strokeWidth="6" />
      <path className={css.lineTwo} d="M98 46l4-14M88 44l-6-12M102 104l4 14M90 106l-6 12" strokeWidth="4" />
    </>,
  );

/** A looking glass over cards: nothing was found. */
export const SearchIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="134" rx="70" ry="8" opacity=".6" />
      <circle className={css.three} cx="92" cy="64" r="54" opacity=".4" />
      <rect className={css.three} x="34" y="40" width="46" height="62" rx="9" transform="rotate(-10 57 71)" />
      <rect className={css.two} x="66" y="34" width="46" height="62" rx="9" />
      <path className={css.lineFour} d="M78 52h22M78 64h14" strokeWidth="5" />
      <circle className={css.four} cx="112" cy="78" r="25" />
      <circle className={css.lineOne} cx="112" cy="78" r="25" strokeWidth="7" />
      <path className={css.lineOne} d="M131 97l20 20" strokeWidth="10" />
      <path className={css.lineThree} d="M104 72l16 12M120 72l-16 12" strokeWidth="5" />
    </>,
  );
