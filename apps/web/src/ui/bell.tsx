// The bell of the inbox, with how many messages wait.
import { CountBadge } from './count-badge.tsx';
import { iconOf } from './icon.tsx';

const BellIcon = /* @__PURE__ */ iconOf(
  'M6 10a6 6 0 0 1 12 0c0 4.7 2 6.5 2 6.5H4S6 14.7 6 10zM10 19.7a2.2 2.2 0 0 0 4 0',
);

/** The link around it is an icon button, whose aria-label names the bell and the count. */
export const Bell = ({ count }: { readonly count: number }) => (
  <>
    <BellIcon />
    <CountBadge count={count} />
  </>
);
