// The number of things that wait, over the corner of a sign.
import css from './count-badge.module.css';

/** More are shown as 99+. */
const MOST_SHOWN = 99;

/** Its parent is positioned, and says the number in its own name. */
export const CountBadge = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <b className={css.count} aria-hidden="true">
      {count > MOST_SHOWN ? <bdi dir="ltr">{`${MOST_SHOWN}+`}</bdi> : count}
    </b>
  );
