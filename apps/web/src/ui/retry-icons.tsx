// Icons beside what failed and can be tried again.
import { iconOf } from './icon.tsx';

export const NoSignalIcon = /* @__PURE__ */ iconOf(
  'M3.5 9.5a13 13 0 0 1 5-3M20.5 9.5a13 13 0 0 0-8-3.9M7 13a8 8 0 0 1 3.5-2.1M17 13a8 8 0 0 0-2.2-1.5M10 16.5a3.5 3.5 0 0 1 4 0M12 19.500h.01M4 4l16 16',
);
export const RefreshIcon = /* @__PURE__ */ iconOf(
  'M20 10.5a8 8 0 0 0-14.2-3.7L4 9M4 4.5V9h4.5M4 13.5a8 8 0 0 0 14.2 3.7L20 15M20 19.5V15h-4.5',
);
