// Two cards of the mini-game, the front one with a star.
import css from './mini-game.module.css';

export const MiniGameIcon = () => (
  <svg className={css.icon} viewBox="0 0 32 32" aria-hidden="true">
    <rect className={css.behind} x="5.5" y="5" width="14" height="19" rx="3.5" transform="rotate(-12 12.5 14.5)" />
    <rect className={css.front} x="12" y="8" width="15" height="20" rx="3.5" transform="rotate(7 19.5 18)" />
    <path className={css.star} d="m19.2 12.6 1.7 3.4 3.8.5-2.7 2.7.7 3.8-3.5-1.8-3.4 1.8.7-3.8-2.8-2.6 3.8-.6z" />
  </svg>
);
