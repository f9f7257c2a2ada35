// A letter that arrived: an open envelope with its page and a tick, in the brand's four colours.
import css from './feedback.module.css';

export const LetterIllustration = () => (
  <svg className={css.letter} width="184" height="148" viewBox="0 0 184 148" aria-hidden="true">
    <ellipse className={css.three} cx="92" cy="134" rx="70" ry="8" opacity=".6" />
    <circle className={css.three} cx="92" cy="64" r="54" opacity=".45" />
    <path className={css.two} d="M40 66l46-36a10 10 0 0 1 12 0l46 36z" />
    <rect className={css.four} x="54" y="34" width="76" height="72" rx="8" />
    <path className={css.line} d="M68 52h48M68 66h34" />
    <path className={css.one} d="M36 68l56 34 56-34v46a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10z" />
    <path className={css.fold} d="M40 120l38-28M144 120l-38-28" />
    <circle className={css.two} cx="142" cy="52" r="20" />
    <path className={css.tick} d="M133 52l6 6 12-12" />
    <path className={css.one} d="M34 24l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
  </svg>
);
