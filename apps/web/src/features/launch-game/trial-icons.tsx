// The icons that hide and show the bar of a trial.
import { iconOf } from '../../ui/icon.tsx';

export const FoldIcon = /* @__PURE__ */ iconOf('M5 5h14M6 15l6-6 6 6');
export const UnfoldIcon = /* @__PURE__ */ iconOf('M6 9.5l6 6 6-6');
