// A wallet with coins beside it: nothing can be paid in or out here.

import css from './illustrations.module.css';
import { frame } from './illustrations.tsx';

export const WalletIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="134" rx="70" ry="8" opacity=".6" />
      <circle className={css.three} cx="96" cy="64" r="54" opacity=".4" />
      <path className={css.two} d="M44 44l70-20a8 8 0 0 1 10 6l4 14z" />
      <rect className={css.one} x="34" y="42" width="112" height="78" rx="12" />
      <rect className={css.two} x="34" y="42" width="112" height="16" rx="8" opacity=".5" />
      <path className={css.four} d="M116 70h36v26h-36a13 13 0 0 1 0-26z" />
      <circle className={css.three} cx="120" cy="83" r="5" />
      <ellipse className={css.four} cx="34" cy="124" rx="20" ry="7" />
      <path className={css.four} d="M14 112h40v12H14z" />
      <ellipse className={css.two} cx="34" cy="112" rx="20" ry="7" />
      <path className={css.one} d="M158 26l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
    </>,
  );
