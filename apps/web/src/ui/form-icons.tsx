// Icons of fields, rules and notices.
import { iconOf } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ iconOf('M5.5 12.5l4.5 4.5 8.5-9.5');
export const ChevronDownIcon = /* @__PURE__ */ iconOf('M6 9.5l6 6 6-6');
export const EyeIcon = /* @__PURE__ */ iconOf(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z',
);
export const EyeOffIcon = /* @__PURE__ */ iconOf(
  'M4 4l16 16M10 5.7a9 9 0 012-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 01-2.7 3.4M6.2 7.5A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004.3-1.1M9.9 9.9a3 3 0 004.2 4.2',
);
export const LockIcon = /* @__PURE__ */ iconOf(
  'M6.5 10.5h11A1.5 1.5 0 0119 12v7a1.5 1.5 0 01-1.5 1.5h-11A1.5 1.5 0 015 19v-7a1.5 1.5 0 011.5-1.5zM8 10.5V8a4 4 0 018 0v2.5M12 14.5v2.5',
);
export const PhoneIcon = /* @__PURE__ */ iconOf(
  'M8 3h8a1.5 1.5 0 011.5 1.5v15A1.5 1.5 0 0116 21H8a1.5 1.5 0 01-1.5-1.5v-15A1.5 1.5 0 018 3zM11 18h2',
);
export const ClockIcon = /* @__PURE__ */ iconOf('M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2');
export const InfoIcon = /* @__PURE__ */ iconOf('M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.8h.01');
export const CheckCircleIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM8.3 12.2l2.6 2.6 4.8-5.3',
);
export const DashIcon = /* @__PURE__ */ iconOf('M6.5 12h11');
