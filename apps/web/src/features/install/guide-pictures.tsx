// Drawn pictures of the steps in Safari, in the brand's colours.
import type { ReactNode } from 'react';
import css from './install.module.css';

const phone = (content: ReactNode) => (
  <svg className={css.picture} width="132" height="108" viewBox="0 0 132 108" aria-hidden="true">
    <rect className={css.sheet} x="12" y="-24" width="108" height="128" rx="16" />
    {content}
  </svg>
);

/** iOS' sign for sharing: an arrow out of a box. */
const Share = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={css.glow} cx="10" cy="10" r="17" />
    <path className={css.ink} d="M6.5 8H4.5v11h11V8h-2M10 13V1.5M6 5l4-4 4 4" />
  </g>
);

/** The row of the browser; on older iOS the sign is in the middle of five, today's bar holds the address above it. */
export const ShareStepPicture = ({ isLegacy }: { readonly isLegacy: boolean }) =>
  phone(
    <>
      <path className={css.faint} d="M26 8h80M26 20h60M26 32h70" />
      {!isLegacy && <rect className={css.field} x="22" y="44" width="88" height="18" rx="9" />}
      {!isLegacy && <path className={css.faint} d="M46 53h40" />}
      <path className={css.edge} d="M12 70h108" />
      <path className={css.faint} d="M24 86l-5 5 5 5M40 86l5 5-5 5M86 84v14h12V84zM110 84v14" />
      <Share x={56} y={80} />
    </>,
  );

/** The list of what can be done; on older iOS a row of squares. */
export const AddStepPicture = ({ isLegacy, icon }: { readonly isLegacy: boolean; readonly icon: string | null }) =>
  phone(
    isLegacy ? (
      <>
        <path className={css.faint} d="M26 10h80M26 22h50" />
        <rect className={css.field} x="20" y="40" width="26" height="26" rx="7" />
        <rect className={css.chosen} x="53" y="40" width="26" height="26" rx="7" />
        <rect className={css.field} x="86" y="40" width="26" height="26" rx="7" />
        <path className={css.ink} d="M66 47v12M60 53h12" />
        <path className={css.faint} d="M24 78h18M57 78h18M90 78h18M56 86h20" />
      </>
    ) : (
      <>
        {icon && <image href={icon} x="22" y="4" width="22" height="22" />}
        <path className={css.faint} d="M52 10h46M52 20h30" />
        <path className={css.edge} d="M12 34h108" />
        <path className={css.faint} d="M24 46h44" />
        <rect className={css.chosen} x="16" y="54" width="100" height="22" rx="7" />
        <path className={css.ink} d="M24 65h44M98 60h10v10H98zM103 62v6M100 65h6" />
        <path className={css.faint} d="M24 88h36" />
      </>
    ),
  );

/** The menu of another app's browser. */
export const MenuStepPicture = () =>
  phone(
    <>
      <circle className={css.glow} cx="103" cy="14" r="12" />
      <path className={css.ink} d="M97 14h.1M103 14h.1M109 14h.1" strokeWidth="3.4" />
      <path className={css.faint} d="M24 14h50" />
      <rect className={css.field} x="44" y="34" width="68" height="62" rx="9" />
      <path className={css.faint} d="M54 46h40M54 84h34" />
      <rect className={css.chosen} x="48" y="54" width="60" height="20" rx="6" />
      <path className={css.ink} d="M54 64h32M94 60l5 4-5 4" />
    </>,
  );
