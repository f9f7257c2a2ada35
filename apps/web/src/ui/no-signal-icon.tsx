// The icon of a lost connection: in the first load, since it cannot be fetched when it is needed.
import { iconOf } from './icon.tsx';

export const NoSignalIcon = /* @__PURE__ */ iconOf('M4 10a12 12 0 0 1 16 0M8 14a6 6 0 0 1 8 0M12 18h.01M4 4l16 16');
