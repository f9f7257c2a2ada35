// Icons of the ways to help.
import { iconOf } from './icon.tsx';

export const HeadsetIcon = /* @__PURE__ */ iconOf(
  'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5h1.8a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-.8a1 1 0 0 1-1-1zM19.5 13.5h-1.8a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h.8a1 1 0 0 0 1-1zM19.5 17.5c0 2.2-2 3-5 3',
);
export const CrownIcon = /* @__PURE__ */ iconOf('M4.5 17.5 3 8l5 3.7L12 5l4 6.7L21 8l-1.5 9.5zM5 20.5h14');
export const ExternalIcon = /* @__PURE__ */ iconOf(
  'M13.5 4.5h6v6M19.5 4.5 11 13M17 13.5v5A1.5 1.5 0 0 1 15.5 20h-10A1.5 1.5 0 0 1 4 18.5v-10A1.5 1.5 0 0 1 5.5 7h5',
  { flips: true },
);
