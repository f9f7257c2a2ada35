// Two friends, and the link from one phone to the other.
import css from './illustrations.module.css';
import { frame } from './illustrations.tsx';

export const FriendsIllustration = () =>
  frame(
    <>
      <ellipse className={css.three} cx="92" cy="124" rx="76" ry="8" opacity=".6" />
      <circle className={css.three} cx="92" cy="64" r="54" opacity=".4" />
      <circle className={css.one} cx="50" cy="54" r="18" />
      <path className={css.one} d="M18 120c0-22 14-38 32-38s32 16 32 38z" />
      <circle className={css.two} cx="134" cy="54" r="18" />
      <path className={css.two} d="M102 120c0-22 14-38 32-38s32 16 32 38z" />
      <path className={css.lineTwo} d="M62 30c16-16 44-16 60 0" strokeWidth="4" strokeDasharray="1 9" />
      <path className={css.lineTwo} d="M114 30h9v-9" strokeWidth="4" />
      <rect className={css.four} x="72" y="76" width="40" height="44" rx="8" />
      <path className={css.lineOne} d="M92 88v20M82 98h20" strokeWidth="4" />
      <path className={css.two} d="M24 24l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5z" />
      <path className={css.one} d="M162 22l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
    </>,
  );
