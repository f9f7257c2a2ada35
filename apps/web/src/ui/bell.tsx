// The bell of the inbox, with how many messages wait.
import css from './bell.module.css';
import { classNames } from './class-names.ts';
import { iconOf } from './icon.tsx';
import { iconButtonClass } from './icon-button.tsx';

const BellIcon = /* @__PURE__ */ iconOf(
  'M6 10a6 6 0 0 1 12 0c0 4.7 2 6.5 2 6.5H4S6 14.7 6 10zM10 19.7a2.2 2.2 0 0 0 4 0',
);

/** More are shown as 99+. */
const MOST_SHOWN = 99;

/** Class of the link that shows the bell; its name, with the count, stands in aria-label. */
export const bellClass = classNames(iconButtonClass, css.bell);

export const Bell = ({ count }: { readonly count: number }) => (
  <>
    <BellIcon />
    {count > 0 && <i aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</i>}
  </>
);
