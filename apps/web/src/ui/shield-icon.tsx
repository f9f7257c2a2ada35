// The shield of captchas and of the account's protection; no page that people meet first shows it.
import { iconOf } from './icon.tsx';

export const ShieldIcon = /* @__PURE__ */ iconOf('M12 3l7.5 2.8V11c0 4.8-3 8.3-7.5 10-4.5-1.7-7.5-5.2-7.5-10V5.8z');
