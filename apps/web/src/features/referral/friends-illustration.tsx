// Two friends, and the link from one phone to the other, in the brand's four colours.
import css from './referral.module.css';

export const FriendsIllustration = () => (
  <svg className={css.illustration} width="184" height="132" viewBox="0 0 184 132" aria-hidden="true">
    <ellipse className={css.three} cx="92" cy="120" rx="76" ry="8" opacity=".6" />
    <circle className={css.three} cx="92" cy="60" r="54" opacity=".4" />
    <circle className={css.one} cx="50" cy="50" r="18" />
    <path className={css.one} d="M18 116c0-22 14-38 32-38s32 16 32 38z" />
    <circle className={css.two} cx="134" cy="50" r="18" />
    <path className={css.two} d="M102 116c0-22 14-38 32-38s32 16 32 38z" />
    <path className={css.dash} d="M62 26c16-16 44-16 60 0" />
    <path className={css.tip} d="M114 26h9v-9" />
    <rect className={css.four} x="72" y="72" width="40" height="44" rx="8" />
    <path className={css.plus} d="M92 84v20M82 94h20" />
    <path className={css.two} d="M24 20l2.500 6 6 2.500-6 2.500-2.500 6-2.500-6-6-2.500 6-2.500z" />
    <path className={css.one} d="M162 18l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
  </svg>
);
