// Icons of devices that only the list of a member's sessions shows.
import { iconOf } from './icon.tsx';

export const DesktopIcon = /* @__PURE__ */ iconOf(
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5zM12 16.5v3.5M8 20h8',
);
