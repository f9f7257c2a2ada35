// The icon beside what failed and can be tried again.
import { iconOf } from './icon.tsx';

export const RefreshIcon = /* @__PURE__ */ iconOf(
  'M20 10.5a8 8 0 0 0-14.2-3.7L4 9M4 4.5V9h4.5M4 13.5a8 8 0 0 0 14.2 3.7L20 15M20 19.5V15h-4.5',
);
