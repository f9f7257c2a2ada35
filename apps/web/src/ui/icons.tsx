// Icons of the bars and first pages: 24 units square, one stroke.
import { iconOf } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ iconOf(
  'M4 11.2 12 4.3l8 6.9V19a1.5 1.5 0 01-1.5 1.5H15V15H9v5.5H5.5A1.5 1.5 0 014 19z',
);
export const GamesIcon = /* @__PURE__ */ iconOf(
  'M7.5 7.5h9a5 5 0 014.9 6l-.7 3.1a2.3 2.3 0 01-4 1L15 15.8H9l-1.7 1.8a2.3 2.3 0 01-4-1l-.7-3.1a5 5 0 014.9-6zM8.5 10v3.2M6.9 11.6h3.2M15 10.7h.01M17.2 12.7h.01',
);
export const GiftIcon = /* @__PURE__ */ iconOf(
  'M4.5 12h15v7a1.5 1.5 0 01-1.5 1.5H6A1.5 1.5 0 014.5 19zM3.5 8h17v4h-17zM12 8v12.5M12 8C9.5 8 7 7.3 7 5.3 7 3.2 10.6 2.8 12 8zM12 8c2.5 0 5-.7 5-2.7C17 3.2 13.4 2.8 12 8z',
);
export const UserIcon = /* @__PURE__ */ iconOf(
  'M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.7-3.7 3.7-5.7 7.5-5.7s6.8 2 7.5 5.7',
);
export const PlusIcon = /* @__PURE__ */ iconOf('M12 5.5v13M5.5 12h13');
export const CloseIcon = /* @__PURE__ */ iconOf('M6.5 6.5l11 11M17.5 6.5l-11 11');
export const ChevronIcon = /* @__PURE__ */ iconOf('M9.5 6l6 6-6 6', { flips: true });
export const BackIcon = /* @__PURE__ */ iconOf('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5', { flips: true });
export const GlobeIcon = /* @__PURE__ */ iconOf(
  'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM3.5 12h17M12 3.5c2.4 2.3 3.5 5.2 3.5 8.5s-1.1 6.2-3.5 8.5c-2.4-2.3-3.5-5.2-3.5-8.5s1.1-6.2 3.5-8.5z',
);
export const AlertIcon = /* @__PURE__ */ iconOf('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01');
